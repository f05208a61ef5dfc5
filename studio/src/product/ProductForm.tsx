import { PRODUCT_TAG_LIMITS } from '@storefront/contract/constants'
import type { ProductDraft, StudioProductDetail, VariantDraft } from '@storefront/contract/entities/studio/product'
import { Alert, App, Card, Form, Input, Select, Switch } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { AmountInput } from '../editing/AmountInput'
import { ScreenHead } from '../app/ScreenHead'
import { SaveAlert } from '../editing/SaveAlert'
import { SaveBar } from '../editing/SaveBar'
import { useLocalDraft } from '../editing/useLocalDraft'
import { useT } from '../i18n'
import { usePictureWait } from '../rich-text/paste/loading'
import { useMe } from '../session/useMe'
import { LazyRichText } from '../rich-text/LazyRichText'
import { SaleCard } from './SaleCard'
import { VideoField } from './VideoField'
import { copyDraft, type DraftField, draftOf, draftText, emptyDraft, mergeDrafts } from './draft'
import { ProductActions, RestoreButton } from './ProductActions'
import { PicturesField } from './PicturesField'
import { TranslationsCard } from './TranslationsCard'
import { useCategories } from './useCategories'
import { useSaveProduct } from './useSaveProduct'
import { VariantsField } from './VariantsField'

const ConflictModal = lazy(async () => ({
  default: (await import('../editing/ConflictModal')).ConflictModal<StudioProductDetail, ProductDraft>,
}))
const LocalDraftModal = lazy(async () => ({
  default: (await import('../editing/LocalDraftModal')).LocalDraftModal<ProductDraft>,
}))
const StockModal = lazy(async () => ({ default: (await import('./StockModal')).StockModal }))

/** Whether a text is an amount of a currency with so many decimals. */
const NAME_MAX = 120
const isAmount = (text: string | null, exponent: number): boolean =>
  text === null || new RegExp(`^\\d+${exponent > 0 ? `(\\.\\d{1,${exponent}})?` : ''}$`).test(text)

interface Props {
  /** Null for a new one. */
  readonly product: StudioProductDetail | null
  /** The product that a new one copies. */
  readonly source?: StudioProductDetail
}

/** A product's form, for a new one and for one that is there (`product`). */
export function ProductForm({ product, source }: Props) {
  const t = useT()
  const navigate = useNavigate()
  const { message } = App.useApp()
  const categories = useCategories()
  const site = useMe().data?.site
  const exponent = site?.currency.exponent ?? 2
  const textOf = (draft: ProductDraft, field: DraftField) => draftText(draft, field, site?.time_zone ?? 'UTC')
  const pictures = (product ?? source)?.pictures.map(({ id, image }) => ({ id, thumb: image.thumb })) ?? []
  const [form] = Form.useForm<ProductDraft>()
  const [stockVariant, setStockVariant] = useState<VariantDraft | null>(null)
  const [initial] = useState(() => {
    if (product) return draftOf(product)
    return source
      ? copyDraft(source, t('studio.product.copyName', { name: source.name }).slice(0, NAME_MAX))
      : emptyDraft
  })
  const isArchived = Boolean(product?.archived_at)
  const local = useLocalDraft<ProductDraft>({
    ...{ form: `product/${product?.id ?? 'new'}`, base: product && initial, initial, merge: mergeDrafts },
    read: () => form.getFieldsValue(true) as ProductDraft,
    show: (draft) => form.setFieldsValue(draft),
  })
  const { save, conflict, settleConflict, saveAsNew } = useSaveProduct(product, (present) => {
    void message.success(t('studio.product.saved'))
    local.noteSaved(draftOf(present))
    if (present.id === product?.id) form.setFieldsValue(draftOf(present))
    else void navigate(`/products/${present.id}`, { replace: true })
  })
  const { isWaiting, whenLoaded } = usePictureWait()
  const submit = () => {
    const send = () => {
      const fields = form.getFieldsValue(true) as ProductDraft
      save.mutate({ ...fields, price_marked: fields.price_marked || null })
    }
    if (!save.isPending) void whenLoaded(send)
  }
  const setInventory = (inventory: number | null) =>
    form.setFieldValue(
      'variants',
      form
        .getFieldValue('variants')
        .map((one: VariantDraft) => (one.id === stockVariant?.id ? { ...one, inventory } : one)),
    )
  const checkAmount = async (_: unknown, text: string | null) => {
    if (!isAmount(text || null, exponent)) throw new Error(t('studio.product.amountWrong'))
  }
  const checkVariants = async (_: unknown, variants: VariantDraft[]) => {
    const isWrong = ({ price, promotion_price, cost = null }: VariantDraft) =>
      !isAmount(price, exponent) || !isAmount(promotion_price, exponent) || !isAmount(cost, exponent)
    if (variants.some(isWrong)) throw new Error(t('studio.product.variantsWrong'))
  }
  return (
    <Form
      form={form}
      layout="vertical"
      disabled={isArchived}
      initialValues={initial}
      onValuesChange={local.noteEdit}
      onFinish={submit}
      scrollToFirstError
    >
      <ScreenHead title={product ? product.name : t('studio.products.create')}>
        {product && !isArchived && <ProductActions product={product} />}
      </ScreenHead>
      {product && isArchived && (
        <Alert
          type="info"
          showIcon
          title={t('studio.product.inArchive')}
          action={<RestoreButton product={product} />}
          style={{ marginBottom: 16 }}
        />
      )}
      <SaveAlert error={save.error} onSaveAsNew={saveAsNew} />
      <Card title={t('studio.product.basics')} style={{ marginBottom: 16 }}>
        <Form.Item
          name="name"
          label={t('studio.product.name')}
          rules={[{ required: true, whitespace: true, message: t('studio.product.nameRequired') }]}
        >
          <Input maxLength={NAME_MAX} />
        </Form.Item>
        <Form.Item name="abstract" label={t('studio.product.abstract')}>
          <Input.TextArea maxLength={300} autoSize={{ minRows: 2, maxRows: 4 }} />
        </Form.Item>
        <Form.Item name="is_active" label={t('studio.product.is_active')} valuePropName="checked">
          <Switch />
        </Form.Item>
        <Form.Item name="ctype" label={t('studio.product.ctype')}>
          <Select
            options={(['shop.product', 'shop.eticket'] as const).map((value) => ({
              value,
              label: t(`studio.product.types.${value === 'shop.product' ? 'goods' : 'eticket'}`),
            }))}
            style={{ maxWidth: 240 }}
          />
        </Form.Item>
        <Form.Item name="category" label={t('studio.product.category')}>
          <Select
            allowClear={{ label: t('studio.clear') }}
            options={categories.map(({ id, name }) => ({ value: id, label: name }))}
            style={{ maxWidth: 240 }}
            onClear={() => form.setFieldValue('category', null)}
          />
        </Form.Item>
        <Form.Item name="tags" label={t('studio.product.tags')}>
          <Select
            mode="tags"
            open={false}
            suffixIcon={null}
            maxCount={PRODUCT_TAG_LIMITS.tags}
            tokenSeparators={[',', '，']}
          />
        </Form.Item>
        <Form.Item name="price_marked" label={t('studio.product.price_marked')} rules={[{ validator: checkAmount }]}>
          <AmountInput style={{ maxWidth: 240 }} />
        </Form.Item>
      </Card>
      <Card title={t('studio.product.images')} style={{ marginBottom: 16 }}>
        <Form.Item name="images" noStyle>
          <PicturesField pictures={pictures} />
        </Form.Item>
        <Form.Item
          name="video"
          label={t('studio.product.video')}
          extra={t('studio.product.videoHint')}
          style={{ margin: '16px 0 0' }}
        >
          <VideoField film={(product ?? source)?.film ?? null} />
        </Form.Item>
      </Card>
      <Card title={t('studio.product.variants')} style={{ marginBottom: 16 }}>
        <Form.Item name="variants" rules={[{ validator: checkVariants }]}>
          <VariantsField
            thumbs={Object.fromEntries(pictures.map(({ id, thumb }) => [id, thumb]))}
            onStock={setStockVariant}
          />
        </Form.Item>
      </Card>
      <SaleCard form={form} />
      <Card title={t('studio.product.description')} style={{ marginBottom: 16 }}>
        <Form.Item name="description" label={t('studio.product.html')}>
          <LazyRichText label={t('studio.product.html')} />
        </Form.Item>
      </Card>
      <Card title={t('studio.product.seo')} style={{ marginBottom: 16 }}>
        <Form.Item name="seo_title" label={t('studio.product.seo_title')} extra={t('studio.product.seoTitleHint')}>
          <Input maxLength={NAME_MAX} />
        </Form.Item>
        <Form.Item
          name="seo_description"
          label={t('studio.product.seo_description')}
          extra={t('studio.product.seoDescriptionHint')}
        >
          <Input.TextArea maxLength={300} autoSize={{ minRows: 2, maxRows: 4 }} />
        </Form.Item>
      </Card>
      <TranslationsCard form={form} />
      <Suspense>
        {local.offer && (
          <LocalDraftModal local={local} labelOf={(field) => t(`studio.product.${field}`)} textOf={textOf} />
        )}
        {conflict && (
          <ConflictModal
            conflict={conflict}
            labelOf={(field) => t(`studio.product.${field}`)}
            textOf={textOf}
            onSettle={settleConflict}
          />
        )}
        {product && stockVariant && (
          <StockModal
            productId={product.id}
            variant={stockVariant}
            onClose={(inventory) => {
              if (inventory !== undefined) setInventory(inventory)
              setStockVariant(null)
            }}
          />
        )}
      </Suspense>
      {!isArchived && <SaveBar isUnsaved={local.isUnsaved} isBusy={save.isPending || isWaiting} />}
    </Form>
  )
}
