import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import { Button } from '@/ui/controls/Button'
import s from './PageModules.module.scss'

/** One module did not come: said in one line, with a way to try again. */
export function ModuleFailure({ onRetry }: { readonly onRetry: () => void }) {
  const t = useT()
  return (
    <View className={s.failure} role="alert">
      <Text>{t('pages.module.failed')}</Text>
      <Button kind="ghost" size="s" onTap={onRetry}>
        {t('common.retry')}
      </Button>
    </View>
  )
}
