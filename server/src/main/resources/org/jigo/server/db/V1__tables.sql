-- Plain SQL that SQLite and PostgreSQL both read. Nothing is ever changed but "used" and "standing".
create table games (
  game     varchar(64) not null primary key,
  created  bigint      not null,
  listing  varchar(16) not null,
  standing varchar(16) not null
);
create index games_by_creation on games (listing, created);
create index games_by_standing on games (standing);

create table events (
  game    varchar(64)  not null references games (game),
  number  integer      not null,
  command varchar(100),
  actor   varchar(16),
  line    text         not null,
  hash    char(64)     not null,
  primary key (game, number),
  unique (game, command)
);

create table seals (
  game   varchar(64)  not null references games (game),
  number integer      not null,
  seal   varchar(100) not null,
  primary key (game, number)
);

-- Secrets are here as SHA-256 only.
create table secrets (
  game varchar(64) not null references games (game),
  hash char(64)    not null,
  role varchar(16) not null,
  kind varchar(16) not null,
  used smallint    not null,
  primary key (game, hash)
);
