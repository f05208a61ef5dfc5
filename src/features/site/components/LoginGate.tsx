import type { RouteName } from '@storefront/contract/routes'
import { useDidShow } from '@tarojs/taro'
import { type ReactNode, useEffect, useRef } from 'react'
import { useT } from '@/i18n'
import { router } from '@/router/router'
import { goLogin, useRoute } from '@/router'
import { routeOf } from '@/routes/build'
import { asksFirst, isClosed } from '@/shared/screen/login-gate'
import { redirectToLogin } from '@/services/login-redirect'
import { session, useSession } from '@/state/session'
import { useSite } from '@/state/site'
import type { ChromeProps } from '@/ui/layout/chrome'
import { Empty } from '@/ui/feedback/Empty'
import { confirm } from '@/ui/overlay/dialogs'

/** A site that asks for login as a whole shows a visitor the way to it in place of its content (spec 1). */
export function LoginGate({ route, children }: ChromeProps & { readonly children: ReactNode }) {
  const { params } = useRoute()
  const isRequired = useSite((state) => state.config.login_required)
  const isVisitor = useSession((state) => state.status === 'visitor')
  // Screens of one's own lead to login by themselves (shared/screen/useRequireLogin), but where the visitor is asked
  // first.
  const isGuarded = routeOf(route).login === true && !asksFirst()
  if (!isRequired || !isVisitor || isGuarded || !isClosed(route, params.id)) return <>{children}</>
  return <Closed route={route} />
}

function Closed({ route }: { readonly route: RouteName }) {
  const t = useT()
  const isBusy = useRef(false)
  const isLeft = useRef(false)
  const enter = async () => {
    // A screen that is covered waits until it is in front again.
    if (isBusy.current || router.here().name !== route) return
    isBusy.current = true
    try {
      // Who comes in without being asked is not asked; the gate is gone then.
      if ((await session().loginSilently()) || isLeft.current || router.here().name !== route) return
      // In place of the closed screen, so that "back" does not lead into it again.
      if (!asksFirst()) await redirectToLogin({ gate: true, replace: true })
      else if (
        await confirm({
          title: t('common.tip'),
          text: t('site.gate.text'),
          confirmText: t('site.gate.now'),
          cancelText: t('site.gate.later'),
        })
      )
        await goLogin()
    } finally {
      isBusy.current = false
    }
  }
  useDidShow(() => void enter())
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the screen may have been in front before the gate closed
  useEffect(() => {
    isLeft.current = false
    void enter()
    return () => {
      isLeft.current = true
    }
  }, [])
  return (
    <Empty icon="user" text={t('site.gate.text')} action={{ text: t('site.gate.now'), onTap: () => void goLogin() }} />
  )
}
