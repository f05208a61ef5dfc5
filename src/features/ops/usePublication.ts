import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { queryClient } from '@/services/query'
import { useSubmit } from '@/services/use-submit'
import { confirm } from '@/ui/overlay/dialogs'

interface PublicationOptions<T> {
  /** Names what is published, for one submit at a time: `article:3`. */
  readonly action: string
  readonly activate: (isActive: boolean) => Promise<T>
  /** The cache keys of the publication: the operators' lists, and the visitors' view on this device. */
  readonly staleKeys: readonly (readonly unknown[])[]
  readonly onChange?: (publication: T) => void
}

/** Publishes something or takes it off, which is asked about first: visitors no longer see it. */
export function usePublication<T extends object>({ action, activate, staleKeys, onChange }: PublicationOptions<T>) {
  const t = useT()
  const { submit, busy } = useSubmit(`ops_active:${action}`, (isActive: boolean) => activate(isActive))
  const toggle = async (isActive: boolean): Promise<void> => {
    if (
      !isActive &&
      !(await confirm({ text: t('opsContent.takeOffAsk'), confirmText: t('opsContent.takeOff'), danger: true }))
    )
      return
    const publication = await submit(isActive)
    if (!publication) return
    onChange?.(publication)
    for (const queryKey of [...staleKeys, ['module'], ['page']]) void queryClient.invalidateQueries({ queryKey })
    feedback.toast(t(isActive ? 'opsContent.published' : 'opsContent.takenOff'), { at: 'center' })
  }
  return { toggle, busy }
}
