/** The sound of a stone, made on the spot: off unless the person wants it. */
import { prefs } from './prefs.js';

/** @type {AudioContext|null} */
let audio = null;

export function click() {
  if (!prefs.sound) return;
  try {
    audio ??= new AudioContext();
    const at = audio.currentTime;
    const noise = audio.createBufferSource();
    const buffer = audio.createBuffer(1, 2400, audio.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * Math.exp(-i / 180);
    noise.buffer = buffer;
    const wood = audio.createBiquadFilter();
    wood.type = 'bandpass';
    wood.frequency.value = 1500;
    wood.Q.value = 1.2;
    const loud = audio.createGain();
    loud.gain.setValueAtTime(0.5, at);
    noise.connect(wood).connect(loud).connect(audio.destination);
    noise.start(at);
  } catch {
    // A browser without sound plays in silence.
  }
}
