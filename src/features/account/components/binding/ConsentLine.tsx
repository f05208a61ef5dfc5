import { Text, View } from '@tarojs/components'
import { Fragment } from 'react'
import { type TextKey, useT } from '@/i18n'
import { RouteLink } from '@/shared/link/RouteLink'
import { Checkbox } from '@/ui/controls/Checkbox'
import s from './ConsentLine.module.scss'

/** The statements that a visitor agrees to: pages of the site, by their places in the sentence. */
const STATEMENTS: Readonly<Record<string, TextKey>> = {
  agreement: 'login.agreement',
  privacy: 'login.privacy',
}

/** A sentence with places, e.g. `I agree to the {agreement}`, as its texts and the names of its places. */
const partsOf = (sentence: string): string[] => sentence.split(/[{}]/).filter(Boolean)

interface ConsentLineProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** The consent of a login in one sentence, whose statements are links. */
export function ConsentLine({ checked, onChange }: ConsentLineProps) {
  const t = useT()
  const places = { agreement: '{agreement}', privacy: '{privacy}' }
  return (
    <View className={s.line}>
      <View className={s.tick}>
        <Checkbox checked={checked} label={t('pages.login.agree')} onChange={onChange} />
      </View>
      <View className={s.words}>
        {partsOf(t('pages.login.consent', places)).map((part) => {
          const text = STATEMENTS[part]
          return (
            <Fragment key={part}>
              {text ? (
                <RouteLink to="mpage.page.detail" params={{ id: part }} className={s.statement}>
                  {t(text)}
                </RouteLink>
              ) : (
                <Text>{part}</Text>
              )}
            </Fragment>
          )
        })}
      </View>
    </View>
  )
}
