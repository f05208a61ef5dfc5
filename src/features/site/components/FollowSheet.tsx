import { useT } from '@/i18n'
import { useSite } from '@/state/site'
import type { DialogProps } from '@/ui/overlay/store'
import { Sheet } from '@/ui/overlay/Sheet'
import { FollowCard } from './FollowCard'

export function FollowSheet({ close }: DialogProps<void>) {
  const t = useT()
  const site = useSite((state) => state.site)
  return (
    <Sheet open title={t('site.follow.title')} onClose={() => close()}>
      {site ? <FollowCard site={site} /> : null}
    </Sheet>
  )
}
