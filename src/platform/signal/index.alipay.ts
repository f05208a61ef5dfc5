import Taro from '@tarojs/taro'
import type { Signal, SignalKind } from './types'
import { toneFile } from './wave'

/**
 * A player for each result, once its tones are a file: Alipay plays files alone, and the door must sound without a
 * network.
 */
const players = new Map<SignalKind, Promise<Taro.InnerAudioContext>>()

const createPlayer = (kind: SignalKind): Promise<Taro.InnerAudioContext> =>
  new Promise((resolve, reject) => {
    const filePath = `${Taro.env.USER_DATA_PATH}/tone-${kind}.wav`
    const success = (): void => {
      const player = Taro.createInnerAudioContext()
      player.obeyMuteSwitch = false
      player.src = filePath
      resolve(player)
    }
    Taro.getFileSystemManager().writeFile({ filePath, data: toneFile(kind), success, fail: reject })
  })

async function play(kind: SignalKind): Promise<void> {
  const player = players.get(kind) ?? createPlayer(kind)
  players.set(kind, player)
  try {
    const audio = await player
    // A tone that still plays starts again.
    audio.stop()
    audio.play()
  } catch {
    // Without its file a device has shaken; the next result tries again.
    players.delete(kind)
  }
}

/** Alipay shakes and plays two tones. */
export const signal: Signal = (kind) => {
  const shake = kind === 'bad' ? Taro.vibrateLong() : Taro.vibrateShort()
  void shake.catch(() => undefined)
  void play(kind)
}
