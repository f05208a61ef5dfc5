import { t } from '@/i18n'
import { go } from '@/router/navigate'
import type { EmptyProps } from '@/ui/feedback/Empty'

/** The way on from where nothing is left to do: home, in the place of the screen. */
export const homeAction = (): NonNullable<EmptyProps['action']> => ({
  text: t('common.backHome'),
  onTap: () => void go('mobile.index', {}, { replace: true }),
})
