import { MODERATION_LIMITS } from '@storefront/contract/constants'
import { useQuery } from '@tanstack/react-query'
import { Button, Card, Form, Input, Switch, Typography } from 'antd'
import { NumberItem } from '../editing/NumberItem'
import { ScreenHead } from '../app/ScreenHead'
import { SectionTabs } from '../app/SectionTabs'
import { Failed, Loading } from '../app/StateView'
import { call, type Reply } from '../calls/call'
import { useT } from '../i18n'
import { useStep } from '../operation/useStep'

type Rules = Reply<'GET /studio/ops/moderation/setting/'>
type Draft = Omit<Rules, 'sensitive_words'> & { readonly words: string }

const switches = [
  { name: 'hold_links', text: 'opsModeration.links' },
  { name: 'hold_pictures', text: 'opsModeration.pictures' },
  { name: 'wechat_check', text: 'opsModeration.wechat' },
] as const

/** One word a line, without doubles. */
const wordsOf = (text: string): string[] => [...new Set(text.split('\n').map((line) => line.trim()))].filter(Boolean)

function RuleForm({ rules: { sensitive_words, ...rules } }: { rules: Rules }) {
  const t = useT()
  const save = useStep(
    ({ words, ...body }: Draft) =>
      call('PUT /studio/ops/moderation/setting/', { body: { ...body, sensitive_words: wordsOf(words) } }),
    ['moderation-rules'],
  )
  const checkWords = (_: unknown, text: string) => {
    const words = wordsOf(text)
    if (words.length > MODERATION_LIMITS.words)
      return Promise.reject(new Error(t('opsModeration.wordMany', { n: MODERATION_LIMITS.words })))
    return words.every((word) => word.length <= 40)
      ? Promise.resolve()
      : Promise.reject(new Error(t('opsModeration.wordLong', { n: 40 })))
  }
  return (
    <Form
      layout="vertical"
      initialValues={{ ...rules, words: sensitive_words.join('\n') }}
      onFinish={(draft: Draft) => save.isPending || save.mutate(draft)}
    >
      <Form.Item
        name="words"
        label={t('opsModeration.words')}
        extra={t('opsModeration.wordsHint', { n: MODERATION_LIMITS.words })}
        rules={[{ validator: checkWords }]}
      >
        <Input.TextArea autoSize={{ minRows: 4, maxRows: 16 }} style={{ maxWidth: 560 }} />
      </Form.Item>
      <NumberItem
        name="hold_below_approved"
        label={t('opsModeration.below')}
        extra={t('opsModeration.belowHint')}
        isRequired
        min={0}
        max={100}
        precision={0}
      />
      <NumberItem
        name="hold_account_days"
        label={t('opsModeration.age')}
        extra={t('opsModeration.ageHint')}
        isRequired
        min={0}
        max={365}
        precision={0}
      />
      {switches.map(({ name, text }) => (
        <Form.Item key={name} name={name} label={t(text)} valuePropName="checked">
          <Switch />
        </Form.Item>
      ))}
      <Button type="primary" htmlType="submit" loading={save.isPending}>
        {t('studio.product.save')}
      </Button>
    </Form>
  )
}

/** The rules that hold posts before they are shown. */
export function ModerationRuleScreen() {
  const t = useT()
  const query = useQuery({ queryKey: ['moderation-rules'], queryFn: () => call('GET /studio/ops/moderation/setting/') })
  if (query.isError) return <Failed error={query.error} onRetry={() => void query.refetch()} />
  return (
    <>
      <SectionTabs section="moderation" />
      <ScreenHead title={t('opsModeration.rules')} />
      <Card>
        <Typography.Paragraph>{t('opsModeration.rulesHint')}</Typography.Paragraph>
        {query.data ? <RuleForm key={JSON.stringify(query.data)} rules={query.data} /> : <Loading />}
      </Card>
    </>
  )
}
