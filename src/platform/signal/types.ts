/** The sound and vibration of a result, for users who do not look at the screen. */
export type SignalKind = 'good' | 'ask' | 'bad'
export type Signal = (kind: SignalKind) => void

/** Tones in hertz, and the device's pulses in milliseconds. */
export const tones = { good: [880, 1320], ask: [660, 660], bad: [220, 180] } as const satisfies Record<
  SignalKind,
  readonly number[]
>
export const pulses = { good: [60], ask: [60, 80, 60], bad: [300] } as const satisfies Record<
  SignalKind,
  readonly number[]
>
export const TONE_SECONDS = 0.12
