import { type SignalKind, TONE_SECONDS, tones } from './types'

const SAMPLE_RATE = 8000
const HEADER_BYTES = 44
/** The amplitude, out of 127; as loud as the tones of the other targets. */
const AMPLITUDE = 90

/** Returns the tones of a result as a file: WAV of 8-bit PCM, mono, some 2 KB. For players that take files alone. */
export function toneFile(kind: SignalKind): ArrayBuffer {
  const perTone = Math.round(SAMPLE_RATE * TONE_SECONDS)
  const samples = tones[kind].flatMap((frequency) =>
    Array.from(
      { length: perTone },
      (_, n) => 128 + Math.round(AMPLITUDE * Math.sin((2 * Math.PI * frequency * n) / SAMPLE_RATE)),
    ),
  )
  const file = new ArrayBuffer(HEADER_BYTES + samples.length)
  const view = new DataView(file)
  const text = (at: number, value: string): void =>
    new Uint8Array(file, at).set([...value].map((letter) => letter.charCodeAt(0)))
  text(0, 'RIFF')
  view.setUint32(4, file.byteLength - 8, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  // PCM, one channel.
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, SAMPLE_RATE, true)
  view.setUint32(28, SAMPLE_RATE, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  text(36, 'data')
  view.setUint32(40, samples.length, true)
  new Uint8Array(file, HEADER_BYTES).set(samples)
  return file
}
