import { keysOf } from '@storefront/contract/domain/keys-of'
import { MODERATION_LIMITS } from '@storefront/contract/constants'
import type { ModerationSetting } from '@storefront/contract/entities/community/moderation'
import { View } from '@tarojs/components'
import { useState } from 'react'
import s from '@/features/ops/components/Ops.module.scss'
import { type Translate, useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { moderationApi, moderationKeys, type ModerationRules } from '@/services/api/ops/moderation'
import { replaceQueryData } from '@/services/query'
import { useSubmit } from '@/services/use-submit'
import { Button } from '@/ui/controls/Button'
import { NumberField } from '@/ui/controls/NumberField'
import { Switch } from '@/ui/controls/Switch'
import { TextArea } from '@/ui/controls/TextField'

/** Most that the server takes. */
const WORD_LENGTH = 40
const numbers = {
  hold_below_approved: { label: 'below', max: 100 },
  hold_account_days: { label: 'age', max: 365 },
} as const
const flags = { hold_links: 'links', hold_pictures: 'pictures', wechat_check: 'wechat' } as const
const keysIn = <T extends object>(table: T) => keysOf(table)

/** Returns the words as they are typed, one a line; empty lines and words that stand there twice are left out. */
const wordsOf = (text: string): string[] => [...new Set(text.split('\n').flatMap((line) => line.trim() || []))]

function wordsError(t: Translate, text: string): string | null {
  const words = wordsOf(text)
  if (words.length > MODERATION_LIMITS.words) return t('opsModeration.wordMany', { n: MODERATION_LIMITS.words })
  return words.some((word) => word.length > WORD_LENGTH) ? t('opsModeration.wordLong', { n: WORD_LENGTH }) : null
}

const isWhole = (text: string, max: number): boolean => /^\d{1,3}$/.test(text) && Number(text) <= max

/** The site's rules for holding posts. An invalid input shows an error below its field, and prevents the request. */
export function RulesForm({ rules }: { readonly rules: ModerationSetting }) {
  const t = useT()
  const [words, setWords] = useState(() => rules.sensitive_words.join('\n'))
  const [counts, setCounts] = useState({
    hold_below_approved: String(rules.hold_below_approved),
    hold_account_days: String(rules.hold_account_days),
  })
  const [on, setOn] = useState({
    hold_links: rules.hold_links,
    hold_pictures: rules.hold_pictures,
    wechat_check: rules.wechat_check,
  })
  const { submit, busy } = useSubmit('ops_moderation_rules', (body: ModerationRules) => moderationApi.changeRules(body))
  const error = wordsError(t, words)
  const isRight = !error && keysIn(numbers).every((key) => isWhole(counts[key], numbers[key].max))
  const save = async () => {
    const reply = await submit({
      ...on,
      sensitive_words: wordsOf(words),
      hold_below_approved: Number(counts.hold_below_approved),
      hold_account_days: Number(counts.hold_account_days),
    })
    if (!reply) return
    replaceQueryData(moderationKeys.rules(), reply)
    setWords(reply.sensitive_words.join('\n'))
    feedback.toast(t('ops.saved'), { at: 'center' })
  }
  return (
    <View className={s.page}>
      <View className={s.rows}>
        <TextArea
          label={t('opsModeration.words')}
          description={t('opsModeration.wordsHint', { n: MODERATION_LIMITS.words })}
          value={words}
          error={error}
          onChange={setWords}
        />
      </View>
      <View className={s.rows}>
        {keysIn(numbers).map((key) => {
          const { label, max } = numbers[key]
          return (
            <NumberField
              key={key}
              kind="number"
              isStacked
              label={t(`opsModeration.${label}`)}
              description={t(`opsModeration.${label}Hint`)}
              value={counts[key]}
              error={isWhole(counts[key], max) ? null : t('opsModeration.number', { n: max })}
              onChange={(text) => setCounts({ ...counts, [key]: text.trim() })}
            />
          )
        })}
        {keysIn(flags).map((key) => (
          <Switch
            key={key}
            label={t(`opsModeration.${flags[key]}`)}
            checked={on[key]}
            onChange={(isOn) => setOn({ ...on, [key]: isOn })}
          />
        ))}
        <View className={s.hint}>{t('opsModeration.rulesHint')}</View>
      </View>
      <Button wide busy={busy} disabled={!isRight} onTap={() => void save()}>
        {t('ops.save')}
      </Button>
    </View>
  )
}
