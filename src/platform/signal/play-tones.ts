import { type SignalKind, TONE_SECONDS, tones } from './types'

/** The part of a web audio context that is used; WeChat's is alike. */
export interface Audio {
  readonly currentTime: number
  readonly destination: AudioNode
  createOscillator(): OscillatorNode
  createGain(): GainNode
}

const VOLUME = 0.2

/** Two short tones one after the other. */
export function playTones(audio: Audio, kind: SignalKind): void {
  for (const [n, frequency] of tones[kind].entries()) {
    const [oscillator, gain] = [audio.createOscillator(), audio.createGain()]
    const start = audio.currentTime + n * TONE_SECONDS
    oscillator.frequency.value = frequency
    gain.gain.value = VOLUME
    oscillator.connect(gain)
    gain.connect(audio.destination)
    oscillator.start(start)
    oscillator.stop(start + TONE_SECONDS)
  }
}
