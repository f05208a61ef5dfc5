import type { ProductDraft } from '@storefront/contract/entities/studio/product'
import { Card, Form, type FormInstance } from 'antd'
import { useT } from '../i18n'
import { wordsOfItem } from '../translation/sources'
import { TranslationsField } from '../translation/TranslationsField'
import type { DraftField } from './draft'

/** A product's texts in the site's other languages. */
export function TranslationsCard({ form }: { readonly form: FormInstance<ProductDraft> }) {
  const t = useT()
  const values = (Form.useWatch([], form) ?? {}) as ProductDraft
  return (
    <Card title={t('translation.title')}>
      <Form.Item name="translations" noStyle>
        <TranslationsField
          kind="product"
          source={{ values, words: wordsOfItem('product', values) }}
          labelOf={(field) => t(`studio.product.${field as DraftField}`)}
        />
      </Form.Item>
    </Card>
  )
}
