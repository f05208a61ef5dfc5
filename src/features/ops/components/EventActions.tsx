import { type OpsAction, opsActionsOf } from '@storefront/contract/domain/ops/event-actions'
import type { OpsEvent } from '@storefront/contract/entities/events/ops-event'
import { useT } from '@/i18n'
import { go } from '@/router'
import { isRouteName } from '@/routes/build'
import { useSession } from '@/state/session'
import { Button } from '@/ui/controls/Button'

const NONE: readonly string[] = []

/** Returns the actions that the user may take on an event (spec 6). */
export function useEventActions({ ops_actions }: Pick<OpsEvent, 'ops_actions'>): readonly OpsAction[] {
  const perms = useSession(({ user }) => user?.perms) ?? NONE
  return opsActionsOf(ops_actions, perms)
}

interface EventActionsProps {
  readonly event: Pick<OpsEvent, 'id' | 'name'>
  readonly actions: readonly OpsAction[]
  /** In a list: small ones, which name their event for screen readers. */
  readonly isInList?: boolean
}

/** A button for each action. */
export function EventActions({ event: { id, name }, actions, isInList = false }: EventActionsProps) {
  const t = useT()
  return actions.map(({ code, route }) => {
    if (!isRouteName(route)) return null
    const text = t(`opsEvent.${code}`)
    const label = isInList ? t('card.actionOf', { action: text, name }) : undefined
    return (
      <Button
        key={code}
        wide={!isInList}
        size={isInList ? 's' : 'm'}
        kind="secondary"
        label={label}
        onTap={() => void go(route, { id })}
      >
        {text}
      </Button>
    )
  })
}
