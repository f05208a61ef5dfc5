/** The camera at the back of the device. */
export interface Camera {
  readonly stream: MediaStream
  /** Switches the light beside the camera; null for a device that has none. */
  readonly setTorch: ((isOn: boolean) => Promise<void>) | null
  readonly stop: () => void
}

/** Settings of a camera that TypeScript's own library lacks. */
interface TorchCapability extends MediaTrackCapabilities {
  readonly torch?: boolean
}
interface TorchSetting extends MediaTrackConstraintSet {
  readonly torch: boolean
}

/** Returns the camera; null where there is none, or where the visitor does not allow it. */
export async function openCamera(): Promise<Camera | null> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false })
    const [track] = stream.getVideoTracks()
    const capabilities: TorchCapability = track?.getCapabilities?.() ?? {}
    return {
      stream,
      setTorch:
        track && capabilities.torch === true
          ? (isOn) => {
              const setting: TorchSetting = { torch: isOn }
              return track.applyConstraints({ advanced: [setting] })
            }
          : null,
      stop: () => {
        for (const one of stream.getTracks()) one.stop()
      },
    }
  } catch {
    return null
  }
}
