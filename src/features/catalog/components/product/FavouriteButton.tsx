import { Text } from '@tarojs/components'
import { useFavourite } from '@/features/catalog/useFavourite'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { Pressable } from '@/platform/elements/pressable'
import { Icon } from '@/ui/display/Icon'
import s from './FavouriteButton.module.scss'

/** Marks a product as a favourite, or takes the mark back. */
export function FavouriteButton({ productId }: { readonly productId: number }) {
  const t = useT()
  const { isFavourite, toggle } = useFavourite(productId)
  return (
    <Pressable
      className={cx(s.action, isFavourite && s.on)}
      role="switch"
      checked={isFavourite}
      onTap={() => void toggle()}
    >
      <Icon name={isFavourite ? 'starOn' : 'star'} size={20} className={s.icon} />
      <Text className={s.word}>{t('saved.add')}</Text>
    </Pressable>
  )
}
