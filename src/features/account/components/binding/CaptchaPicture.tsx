import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import '@/i18n/overlay'
import { cx } from '@/lib/text'
import { Img } from '@/platform/elements/img'
import { Pressable } from '@/platform/elements/pressable'
import s from './CaptchaDialog.module.scss'
import type { useCaptcha } from '@/features/account/useCaptcha'

type CaptchaPictureProps = Pick<
  ReturnType<typeof useCaptcha>,
  'phase' | 'captcha' | 'x' | 'pictureLoaded' | 'pictureFailed' | 'reload'
>

/** The picture with its hole and the piece over it, or why they are not there. */
export function CaptchaPicture({ phase, captcha, x, pictureLoaded, pictureFailed, reload }: CaptchaPictureProps) {
  const t = useT()
  if (phase === 'broken') {
    return (
      <View className={s.picture}>
        <View className={s.cover} role="alert">
          <Text>{t('captcha.broken')}</Text>
          <Pressable className={s.retry} onTap={reload}>
            <Text>{t('common.retry')}</Text>
          </Pressable>
        </View>
      </View>
    )
  }
  return (
    <View className={s.picture}>
      {captcha ? (
        <View key={captcha.id}>
          <Img
            src={captcha.background}
            alt=""
            className={s.background}
            eager
            onLoad={() => pictureLoaded('background')}
            onError={pictureFailed}
          />
          <View
            className={cx(s.piece, phase === 'loading' && s.hidden)}
            style={`top:${captcha.y}px;transform:translateX(${x}px)`}
          >
            <Img
              src={captcha.piece}
              alt=""
              className={s.shape}
              eager
              onLoad={() => pictureLoaded('piece')}
              onError={pictureFailed}
            />
          </View>
        </View>
      ) : null}
      {phase === 'loading' ? (
        <View className={s.cover} role="status">
          {t('captcha.loading')}
        </View>
      ) : null}
    </View>
  )
}
