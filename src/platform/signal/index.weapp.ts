import Taro from '@tarojs/taro'
import { type Audio, playTones } from './play-tones'
import type { Signal } from './types'

let audio: Audio | null | undefined

function audioContext(): Audio | null {
  // Since base library 2.19; older ones only shake.
  if (audio === undefined)
    audio = 'createWebAudioContext' in Taro ? (Taro.createWebAudioContext() as unknown as Audio) : null
  return audio
}

/** WeChat shakes and plays two tones. */
export const signal: Signal = (kind) => {
  if (kind === 'bad') void Taro.vibrateLong().catch(() => undefined)
  else void Taro.vibrateShort({ type: 'medium' }).catch(() => undefined)
  try {
    const context = audioContext()
    if (context) playTones(context, kind)
  } catch {
    // A device without sound has shaken.
  }
}
