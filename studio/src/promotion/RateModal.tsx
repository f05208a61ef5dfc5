import { distKinds, type DistKind, RATE_MAX, rateScopes } from '@storefront/contract/domain/promotion/distribution'
import { Form, Modal, Select } from 'antd'
import { NumberItem } from '../editing/NumberItem'
import { call } from '../calls/call'
import { useT } from '../i18n'
import { useStep } from '../operation/useStep'
import { ReferenceSelect } from '../resource/ReferenceSelect'

interface Draft {
  readonly scope: (typeof rateScopes)[number]
  readonly target?: number | null
  readonly dist_kind: DistKind | ''
  readonly level: number
  /** Percent. */
  readonly rate: number
}

/** Sets the rate of a scope, a kind and a level. */
export function RateModal({ onClose }: { onClose: () => void }) {
  const t = useT()
  const [form] = Form.useForm<Draft>()
  const scope = Form.useWatch('scope', form) ?? 'site'
  const save = useStep(
    ({ scope: of, target = null, dist_kind, level, rate }: Draft) =>
      call('PUT /studio/ops/distribution/rate/', {
        body: {
          scope: of,
          target: of === 'site' ? null : target,
          dist_kind: dist_kind || null,
          level,
          rate: Math.round(rate * 100),
        },
      }),
    ['dist-rates'],
  )
  return (
    <Modal
      open
      title={t('opsPromoter.addRate')}
      okText={t('studio.product.save')}
      okButtonProps={{ loading: save.isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={{ scope: 'site', dist_kind: '', level: 1 }}
        onFinish={(draft) => save.isPending || save.mutate(draft, { onSuccess: onClose })}
      >
        <Form.Item name="scope" label={t('opsPromoter.scope')}>
          <Select
            options={rateScopes.map((value) => ({ value, label: t(`opsPromoter.scopes.${value}`) }))}
            onChange={() => form.setFieldValue('target', null)}
          />
        </Form.Item>
        {scope !== 'site' && (
          <Form.Item
            name="target"
            label={t(`opsPromoter.scopes.${scope}`)}
            rules={[{ required: true, message: t('promoForm.choose') }]}
          >
            <ReferenceSelect key={scope} to={scope} isClearable={false} labels={{}} />
          </Form.Item>
        )}
        <Form.Item name="dist_kind" label={t('opsPromoter.kindFilter')}>
          <Select
            options={[
              { value: '', label: t('opsPromoter.everyKind') },
              ...distKinds.map((value) => ({ value, label: t(`opsPromoter.kind.${value}`) })),
            ]}
          />
        </Form.Item>
        <Form.Item name="level" label={t('opsPromoter.level')} extra={t('opsPromoter.levelHint')}>
          <Select
            options={[
              { value: 1, label: t('opsPromoter.levels.one') },
              { value: 2, label: t('opsPromoter.levels.two') },
            ]}
          />
        </Form.Item>
        <NumberItem
          name="rate"
          label={t('opsPromoter.rate')}
          extra={t('opsPromoter.rateHint')}
          isRequired
          min={0}
          max={RATE_MAX / 100}
          precision={2}
        />
      </Form>
    </Modal>
  )
}
