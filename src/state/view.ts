import { useSession } from './session'
import { type View, useChosenView } from './view-choice'

export { type View, setView } from './view-choice'

/** Whether this user has another view to switch to. */
export const useIsOperator = (): boolean => useSession(({ user }) => (user?.perms.length ?? 0) > 0)

/** Returns the view that holds: a visitor's and an ordinary user's is `user`, whatever was chosen before. */
export function useView(): View {
  const chosenView = useChosenView()
  return useIsOperator() ? chosenView : 'user'
}
