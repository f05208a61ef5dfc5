import { languages } from '@storefront/contract/language'
import { Text, View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { type Language, useT } from '@/i18n'
import { languageFrom } from '@/i18n/language'
import { Pressable } from '@/platform/elements/pressable'
import { siteApi } from '@/services/api/site'
import { keys } from '@/services/query'
import { setLanguage, useLanguage } from '@/state/language'
import { Icon } from '@/ui/display/Icon'
import { Screen } from '@/ui/layout/Screen'
import s from './LanguageScreen.module.scss'

interface Choice {
  readonly code: Language
  readonly name: string
}

/** ucenter.language: what the site offers, of what this app can show; without an answer the app's own languages. */
export function LanguageScreen() {
  const t = useT()
  const current = useLanguage()
  const { data } = useQuery({ queryKey: keys.languages(), queryFn: ({ signal }) => siteApi.languages({ signal }) })
  const offeredChoices = data?.results.flatMap(({ code, name }): Choice[] => {
    const knownCode = languageFrom(code)
    return knownCode ? [{ code: knownCode, name }] : []
  })
  const choices = offeredChoices?.length ? offeredChoices : languages.map((code): Choice => ({ code, name: t(`common.languages.${code}`) }))
  return (
    <Screen title={t('site.language.title')}>
      <View className={s.list} role="radiogroup" aria-label={t('site.language.title')}>
        {choices.map(({ code, name }) => (
          <Pressable key={code} role="radio" checked={code === current} className={s.row} onTap={() => void setLanguage(code)}>
            <Text className={s.name}>{name}</Text>
            {code === current ? <Icon name="check" size={20} className={s.check} /> : null}
          </Pressable>
        ))}
      </View>
    </Screen>
  )
}
