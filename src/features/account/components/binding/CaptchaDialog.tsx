import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import '@/i18n/overlay'
import { cx } from '@/lib/text'
import { DragArea } from '@/platform/elements/drag-area'
import { Pressable } from '@/platform/elements/pressable'
import { Icon } from '@/ui/display/Icon'
import { Popup } from '@/ui/overlay/Popup'
import type { DialogProps } from '@/ui/overlay/store'
import s from './CaptchaDialog.module.scss'
import { CaptchaPicture } from './CaptchaPicture'
import { TRACK_LENGTH } from '@/features/account/drag-trail'
import { type CaptchaPhase, useCaptcha } from '@/features/account/useCaptcha'

const CAN_DRAG: readonly CaptchaPhase[] = ['ready', 'dragging']

/** Slider captcha (spec 4, 9): closes with the id of the one that was passed. */
export function CaptchaDialog({ close }: DialogProps<string>) {
  const t = useT()
  const captcha = useCaptcha(close)
  const { phase, x, words } = captcha
  const statusText: Partial<Record<CaptchaPhase, string>> = {
    checking: t('captcha.checking'),
    passed: t('captcha.passed'),
    fail: words,
  }
  return (
    <Popup label={t('captcha.title')} cross onClose={() => close()}>
      <View className={s.body}>
        <CaptchaPicture {...captcha} />
        <View className={s.track}>
          {phase === 'ready' ? <View className={s.hint}>{t('captcha.drag')}</View> : null}
          <View className={s.trace} style={`width:${x + 21}px`} />
          <DragArea
            label={t('captcha.keys')}
            className={s.knob}
            style={`transform:translateX(${x}px)`}
            disabled={!CAN_DRAG.includes(phase)}
            value={x}
            max={TRACK_LENGTH}
            onStart={captcha.begin}
            onMove={captcha.move}
            onEnd={captcha.end}
            onCancel={captcha.cancel}
            onNudge={captcha.nudge}
          >
            <Icon name={phase === 'passed' ? 'check' : phase === 'fail' ? 'close' : 'right'} size={18} />
          </DragArea>
        </View>
        <View className={s.foot}>
          <Pressable
            className={s.refresh}
            disabled={phase === 'loading' || phase === 'checking' || phase === 'passed'}
            onTap={captcha.reload}
          >
            <Text>{t('captcha.refresh')}</Text>
          </Pressable>
          <View
            className={cx(s.said, phase === 'passed' && s.passed, phase === 'fail' && s.fail)}
            role="status"
            aria-live="polite"
          >
            {statusText[phase] ?? ''}
          </View>
        </View>
      </View>
    </Popup>
  )
}
