import { coinKinds } from '@storefront/contract/domain/promotion/coins'
import { Form, Input, Modal, Switch } from 'antd'
import { NumberItem } from '../editing/NumberItem'
import { call, type Reply } from '../calls/call'
import { useT } from '../i18n'
import { useStep } from '../operation/useStep'
import { useMe } from '../session/useMe'

type CoinRule = Reply<'GET /studio/ops/gamification/rule/'>['results'][number]
type Draft = Pick<
  CoinRule,
  | 'is_active'
  | 'description'
  | 'diamond'
  | 'point'
  | 'charm'
  | 'per_amount'
  | 'daily_limit'
  | 'valid_days'
  | 'hold_days'
>
const whole = { min: 0, max: 10_000, precision: 0 } as const

/** Changes what a trigger earns. */
export function CoinRuleModal({ rule, onClose }: { rule: CoinRule; onClose: () => void }) {
  const t = useT()
  const currency = useMe().data?.site.currency
  const [form] = Form.useForm<Draft>()
  const save = useStep(
    ({ per_amount = null, daily_limit = null, valid_days = null, hold_days = 0, ...body }: Draft) =>
      call('PUT /studio/ops/gamification/rule/{trigger}/', {
        params: { trigger: rule.trigger },
        body: { ...body, per_amount, daily_limit, valid_days, hold_days },
      }),
    ['coin-rules'],
  )
  /** Amounts are typed in the currency and sent in its minor units. */
  const scale = 10 ** (currency?.exponent ?? 2)
  return (
    <Modal
      open
      title={rule.trigger_display}
      okText={t('studio.product.save')}
      okButtonProps={{ loading: save.isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={{ ...rule, per_amount: rule.per_amount === null ? null : rule.per_amount / scale }}
        onFinish={(draft) =>
          save.isPending ||
          save.mutate(
            { ...draft, per_amount: draft.per_amount ? Math.round(draft.per_amount * scale) : null },
            { onSuccess: onClose },
          )
        }
      >
        <Form.Item name="is_active" label={t('opsCoins.active')} valuePropName="checked">
          <Switch />
        </Form.Item>
        <Form.Item name="description" label={t('opsCoins.description')} extra={t('opsCoins.descriptionHint')}>
          <Input maxLength={200} showCount />
        </Form.Item>
        {coinKinds.map((kind) => (
          <NumberItem key={kind} name={kind} label={t(`opsCoins.kind.${kind}`)} isRequired {...whole} />
        ))}
        {rule.trigger === 'order' && (
          <NumberItem
            name="per_amount"
            label={t('opsCoins.perAmount')}
            extra={t('opsCoins.perAmountHint')}
            min={0}
            precision={currency?.exponent ?? 2}
            prefix={currency?.symbol}
          />
        )}
        <NumberItem
          name="daily_limit"
          label={t('opsCoins.dailyLimit')}
          extra={t('opsCoins.dailyLimitHint')}
          min={1}
          max={1000}
          precision={0}
        />
        <NumberItem
          name="valid_days"
          label={t('opsCoins.validDays')}
          extra={t('opsCoins.validDaysHint')}
          min={1}
          max={3650}
          precision={0}
        />
        {rule.trigger === 'order' && (
          <NumberItem
            name="hold_days"
            label={t('opsCoins.holdDays')}
            extra={t('opsCoins.holdDaysHint')}
            isRequired
            min={0}
            max={90}
            precision={0}
          />
        )}
      </Form>
    </Modal>
  )
}
