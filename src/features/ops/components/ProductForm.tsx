import type { OpsProductDetail } from '@storefront/contract/entities/ops'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { FootButton } from '@/features/account/components/profile/FootButton'
import { useNavigationGuard } from '@/shared/screen/useNavigationGuard'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { keys, queryClient, replaceQueryData } from '@/services/query'
import { opsKeys, type OpsProductChange, opsApi } from '@/services/api/ops'
import { useSubmit } from '@/services/use-submit'
import { useCurrency } from '@/state/site'
import { Screen } from '@/ui/layout/Screen'
import { Switch } from '@/ui/controls/Switch'
import { NumberField } from '@/ui/controls/NumberField'
import { productPatchOf, draftProblem, type VariantDraft } from '@/features/ops/product-patch'
import s from './Ops.module.scss'

/** On sale or not, and of each variant its price and how much its stock changes. */
export function ProductForm({ product }: { readonly product: OpsProductDetail }) {
  const t = useT()
  const { exponent } = useCurrency()
  const [isActive, setActive] = useState(product.is_active)
  const [drafts, setDrafts] = useState<Readonly<Record<number, VariantDraft>>>({})
  const [showsErrors, setShowsErrors] = useState(false)
  const change = productPatchOf(product, isActive, drafts)
  const letGo = useNavigationGuard(change.is_active !== undefined || (change.variants?.length ?? 0) > 0)
  const { submit, busy } = useSubmit(`ops_product:${product.id}`, (body: OpsProductChange, key: string) =>
    opsApi.changeProduct(product.id, body, key),
  )
  const draft = (id: number, part: VariantDraft) => setDrafts((now) => ({ ...now, [id]: { ...now[id], ...part } }))
  const problemOf = (id: number) => (showsErrors ? draftProblem(drafts[id] ?? {}, exponent) : null)

  const save = async () => {
    setShowsErrors(true)
    if (product.variants.some(({ id }) => draftProblem(drafts[id] ?? {}, exponent) !== null)) return
    const savedProduct = await submit(change)
    if (!savedProduct) return
    letGo()
    replaceQueryData<OpsProductDetail>(opsKeys.product(product.id), savedProduct)
    for (const queryKey of [opsKeys.products(), keys.products(), keys.product(product.id)])
      void queryClient.invalidateQueries({ queryKey })
    feedback.toast(t('ops.saved'), { at: 'center' })
  }
  return (
    <Screen
      title={t('ops.editProduct')}
      bar={<FootButton text={t('ops.save')} busy={busy} onTap={() => void save()} />}
    >
      <View className={s.page}>
        <View className={s.card}>
          <View className={s.big}>{product.name}</View>
          <View className={s.quiet}>{t('ops.sold', { n: product.count_purchase })}</View>
        </View>
        <View className={s.rows}>
          <Switch label={t('ops.onSale')} checked={isActive} onChange={setActive} />
        </View>
        {product.variants.map(({ id, attributes_label, price, inventory }) => {
          const name = attributes_label || t('ops.standard')
          const problem = problemOf(id)
          return (
            <View key={id} className={s.rows}>
              <View className={s.hint}>{name}</View>
              <NumberField
                label={t('ops.price')}
                value={drafts[id]?.price ?? price}
                error={problem === 'price' ? t('ops.badPrice') : null}
                onChange={(next) => draft(id, { price: next })}
              />
              {inventory === null ? (
                <View className={s.hint}>{t('ops.unlimited')}</View>
              ) : (
                <NumberField
                  kind="text"
                  label={t('ops.change')}
                  placeholder={t('ops.changeHint', { n: inventory })}
                  value={drafts[id]?.stock ?? ''}
                  error={problem === 'stock' ? t('ops.badChange') : null}
                  onChange={(next) => draft(id, { stock: next })}
                />
              )}
            </View>
          )
        })}
      </View>
    </Screen>
  )
}
