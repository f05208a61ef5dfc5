import { Text, View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { useT } from '@/i18n'
import { Pressable } from '@/platform/elements/pressable'
import { siteApi } from '@/services/api/site'
import { keys } from '@/services/query'
import { useScreenState } from '@/shared/screen/useScreenState'
import { setLanguage, useLanguage } from '@/state/language'
import { Icon } from '@/ui/display/Icon'
import { Screen } from '@/ui/layout/Screen'
import s from './LanguageScreen.module.scss'

/** ucenter.language: the languages that the server has catalogues of. */
export function LanguageScreen() {
  const t = useT()
  const current = useLanguage()
  const query = useQuery({ queryKey: keys.languages(), queryFn: ({ signal }) => siteApi.languages({ signal }) })
  const state = useScreenState(query)
  return (
    <Screen title={t('site.language.title')} state={state}>
      <View className={s.list} role="radiogroup" aria-label={t('site.language.title')}>
        {query.data?.results.map(({ code, name }) => (
          <Pressable
            key={code}
            role="radio"
            checked={code === current}
            className={s.row}
            onTap={() => void setLanguage(code)}
          >
            <Text className={s.name}>{name}</Text>
            {code === current ? <Icon name="check" size={20} className={s.check} /> : null}
          </Pressable>
        ))}
      </View>
    </Screen>
  )
}
