import { useT } from '@/i18n'
import '@/i18n/tab'
import { session } from '@/state/session'
import { Button } from '@/ui/controls/Button'
import { confirm } from '@/ui/overlay/dialogs'

/** Ends the session, once the user has said so again. */
export function LogoutButton() {
  const t = useT()
  const logout = async () => {
    if (await confirm({ text: t('pages.account.logoutAsk'), confirmText: t('pages.account.logout') }))
      await session().logout()
  }
  return (
    <Button kind="ghost" wide onTap={() => void logout()}>
      {t('pages.account.logout')}
    </Button>
  )
}
