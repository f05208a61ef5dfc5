import { isFlag, readStored } from '../app/stored'

/** Settings of this device: a sound, and the browser's notifications, for new orders. */
export const SOUND = 'studio.alerts.sound'
export const DESKTOP = 'studio.alerts.desktop'

export const isDesktopPossible = (): boolean => 'Notification' in window

/** Asks for the browser's permission. @returns whether notifications can be shown */
export const requestDesktop = async (): Promise<boolean> =>
  isDesktopPossible() && (await Notification.requestPermission()) === 'granted'

/** Plays two short tones, if the device is set to it. */
export function playSound(): void {
  if (!readStored(SOUND, false, isFlag) || !('AudioContext' in window)) return
  const audio = new AudioContext()
  const gain = audio.createGain()
  gain.gain.value = 0.1
  gain.connect(audio.destination)
  for (const [index, frequency] of [660, 880].entries()) {
    const tone = audio.createOscillator()
    tone.frequency.value = frequency
    tone.connect(gain)
    tone.start(audio.currentTime + index * 0.18)
    tone.stop(audio.currentTime + index * 0.18 + 0.15)
    if (index === 1) tone.onended = () => void audio.close()
  }
}

/** Shows the browser's notification, if the device is set to it and the studio is not in front. */
export function showDesktop(title: string, body: string): void {
  if (!readStored(DESKTOP, false, isFlag) || !isDesktopPossible() || document.visibilityState === 'visible') return
  if (Notification.permission === 'granted') new Notification(title, { body, tag: 'studio-order' })
}
