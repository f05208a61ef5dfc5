import type { OrderLine } from '@storefront/contract/entities/orders/order'
import { Text, View } from '@tarojs/components'
import { pieceCount } from '@/features/orders/order-actions'
import { useT } from '@/i18n'
import { LineRow } from '@/shared/order-line/LineRow'
import { Picture } from '@/ui/display/Picture'
import s from './OrderItems.module.scss'

/** Lines that are shown as rows; more of them are a strip of their pictures. */
const MAX_ROWS = 2
/** Pictures of a strip: what fits beside each other on the narrowest phone. */
const MAX_PICTURES = 4

/** Whether so many lines are a strip of pictures, which counts their pieces. */
export const isStrip = (lines: readonly OrderLine[]): boolean => lines.length > MAX_ROWS

/** The lines of an order in brief: rows, or pictures if there are three or more, so that none is left out silently. */
export function OrderItems({ lines }: { readonly lines: readonly OrderLine[] }) {
  const t = useT()
  if (!isStrip(lines)) return lines.map((line) => <LineRow key={line.id} line={line} />)
  return (
    <View className={s.strip}>
      {lines.slice(0, MAX_PICTURES).map(({ id, image, product_name }) => (
        <View key={id} className={s.picture}>
          <Picture image={image} alt={product_name} width={64} ratio={1} />
        </View>
      ))}
      <Text className={s.more}>{t('pages.order.more', { n: pieceCount({ lines }) })}</Text>
    </View>
  )
}
