import { playTones } from './play-tones'
import { pulses, type Signal } from './types'

let audio: AudioContext | null | undefined

function audioContext(): AudioContext | null {
  try {
    audio ??= new AudioContext()
  } catch {
    audio = null
  }
  return audio
}

/** Sounds and shakes where the browser can; iOS has no vibration, and a silent page has no sound before a first tap. */
export const signal: Signal = (kind) => {
  if ('vibrate' in navigator) navigator.vibrate([...pulses[kind]])
  const context = audioContext()
  if (!context) return
  void context.resume().catch(() => undefined)
  playTones(context, kind)
}
