package org.jigo.server;

/** Somebody who is told what happens at tables. Nothing here may wait: it is called by the table's writer. */
interface Watcher {
  /** An event of a table, or how it stands. */
  void tell(Role role, Message message);

  /** The table cannot go on telling; the watcher should come again. */
  void hangUp();
}
