import { keysOf } from '@storefront/contract/domain/keys-of'
import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { type Appearance, chooseAppearance, useAppearance } from '@/state/appearance'
import { Segmented } from '@/ui/controls/Segmented'
import { Switch } from '@/ui/controls/Switch'
import s from './Settings.module.scss'

const themes = ['system', 'light', 'dark'] as const satisfies readonly Appearance['theme'][]
/** Factors on the system's text size. */
const scales = { usual: 1, large: 1.15, largest: 1.3 } as const
const sizes = keysOf(scales)

/** The display settings of this device; a change applies at once. */
export function DisplaySettings() {
  const t = useT()
  const { theme, text, care } = useAppearance()
  // Who needs larger targets mostly reads larger text, and can still choose the usual one afterwards.
  const chooseCare = (isOn: boolean) =>
    chooseAppearance({ care: isOn, text: isOn ? Math.max(text, scales.largest) : text })
  const size = sizes.find((name) => scales[name] === text) ?? 'usual'
  return (
    <View className={s.group}>
      <View className={s.title} role="heading" aria-level={2}>
        {t('settings.display')}
      </View>
      <Segmented
        label={t('settings.theme')}
        options={themes.map((value) => ({ value, label: t(`settings.themes.${value}`) }))}
        value={theme}
        onChange={(value) => chooseAppearance({ theme: value })}
      />
      <Segmented
        label={t('settings.text')}
        options={sizes.map((value) => ({ value, label: t(`settings.texts.${value}`) }))}
        value={size}
        onChange={(value) => chooseAppearance({ text: scales[value] })}
      />
      <Switch label={t('settings.care')} checked={care} onChange={chooseCare} />
      <View className={s.hint}>{t('settings.careHint')}</View>
    </View>
  )
}
