import { Alert, Button, Card, Checkbox, Form, Switch } from 'antd'
import { NumberItem } from '../editing/NumberItem'
import { call, type Reply } from '../calls/call'
import { useT } from '../i18n'
import { useStep } from '../operation/useStep'

type Setting = Reply<'GET /studio/ops/distribution/setting/'>
interface Draft extends Omit<Setting, 'second_level_rule'> {
  readonly has_read_rule: boolean
}

const DAYS = { min: 1, max: 90, precision: 0 } as const

/** The settings of the promoter programme. The second level requires the confirmation that WeChat's rule was read. */
export function DistSettingCard({ setting: { second_level_rule, ...setting } }: { setting: Setting }) {
  const t = useT()
  const [form] = Form.useForm<Draft>()
  const hasSecondLevel = Form.useWatch('has_second_level', form) ?? setting.has_second_level
  const isNew = hasSecondLevel && !setting.has_second_level
  const save = useStep((body: Draft) => call('PUT /studio/ops/distribution/setting/', { body }), ['dist-setting'])
  return (
    <Card title={t('opsPromoter.setting')} style={{ marginTop: 24 }}>
      <Form
        form={form}
        layout="vertical"
        initialValues={{ ...setting, has_read_rule: false }}
        onFinish={(values) =>
          save.isPending || save.mutate({ ...values, has_read_rule: isNew && values.has_read_rule })
        }
      >
        <Form.Item name="is_open" label={t('opsPromoter.isOpen')} valuePropName="checked">
          <Switch />
        </Form.Item>
        <NumberItem
          name="attribution_days"
          label={t('opsPromoter.attributionDays')}
          extra={t('opsPromoter.attributionHint')}
          isRequired
          {...DAYS}
        />
        <NumberItem
          name="settle_days"
          label={t('opsPromoter.settleDays')}
          extra={t('opsPromoter.settleHint')}
          isRequired
          {...DAYS}
        />
        <Form.Item name="has_second_level" label={t('opsPromoter.hasSecondLevel')} valuePropName="checked">
          <Switch />
        </Form.Item>
        {isNew && (
          <Alert
            type="warning"
            showIcon
            title={t('opsPromoter.ruleTitle')}
            description={second_level_rule}
            style={{ marginBottom: 16 }}
          />
        )}
        <Form.Item
          name="has_read_rule"
          valuePropName="checked"
          hidden={!isNew}
          rules={
            isNew
              ? [
                  {
                    validator: (_, value) =>
                      value ? Promise.resolve() : Promise.reject(new Error(t('operation.promoters.readFirst'))),
                  },
                ]
              : []
          }
        >
          <Checkbox>{t('opsPromoter.ruleRead')}</Checkbox>
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          {t('studio.product.save')}
        </Button>
      </Form>
    </Card>
  )
}
