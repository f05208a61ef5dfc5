import { Card, Form, type FormInstance } from 'antd'
import { isSent } from '@storefront/contract/domain/catalog/product-kinds'
import type { ProductDraft } from '@storefront/contract/entities/studio/product'
import { MomentField } from '../editing/dates/MomentField'
import { NumberItem } from '../editing/NumberItem'
import { useT } from '../i18n'
import { ReferenceSelect } from '../resource/ReferenceSelect'

const LIMIT_MAX = 1_000_000

/** When a product is sold, how it is sent, and how many one person may buy. */
export function SaleCard({ form }: { readonly form: FormInstance<ProductDraft> }) {
  const t = useT()
  const ctype = Form.useWatch('ctype', form)
  const checkEnd = async (_: unknown, end: string | null) => {
    const start = form.getFieldValue('on_sale_at') as string | null
    if (start && end && Date.parse(end) <= Date.parse(start)) throw new Error(t('studio.product.saleEndWrong'))
  }
  return (
    <Card title={t('studio.product.sale')} style={{ marginBottom: 16 }}>
      <Form.Item name="on_sale_at" label={t('studio.product.on_sale_at')} extra={t('studio.product.onSaleHint')}>
        <MomentField />
      </Form.Item>
      <Form.Item
        name="off_sale_at"
        label={t('studio.product.off_sale_at')}
        dependencies={['on_sale_at']}
        rules={[{ validator: checkEnd }]}
      >
        <MomentField />
      </Form.Item>
      {isSent(ctype ?? null) && (
        <Form.Item
          name="shipping_template"
          label={t('studio.product.shipping_template')}
          extra={t('studio.product.shippingTemplateHint')}
        >
          <ReferenceSelect to="shippingtemplate" labels={{}} placeholder={t('studio.product.standardTemplate')} />
        </Form.Item>
      )}
      <NumberItem
        name="max_per_user"
        label={t('studio.product.max_per_user')}
        extra={t('studio.product.limitHint')}
        min={1}
        max={LIMIT_MAX}
        precision={0}
      />
    </Card>
  )
}
