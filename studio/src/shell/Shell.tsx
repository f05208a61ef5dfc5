import { useMutation, useQueryClient } from '@tanstack/react-query'
import { App, Button, Flex, Layout, Menu, Result, Typography } from 'antd'
import { type CSSProperties, Suspense, useState } from 'react'
import { Link, Navigate, Route, Routes, useLocation } from 'react-router'
import { Loading } from '../app/StateView'
import { call } from '../calls/call'
import { useT } from '../i18n'
import { forgetSession, type Me, useCan, useOwnLanguage } from '../session/useMe'
import { LanguageSelect } from './LanguageSelect'
import { screens } from './screens'
import { menuGroups } from './screen-row'
import { FreshLogin } from '../session/FreshLogin'

function LogoutButton() {
  const t = useT()
  const client = useQueryClient()
  const { message } = App.useApp()
  const logOut = useMutation({
    mutationFn: () => call('POST /studio/logout/'),
    onSuccess: () => forgetSession(client),
    onError: (error) => message.error(error.message),
  })
  return (
    <Button onClick={() => logOut.mutate()} loading={logOut.isPending}>
      {t('studio.logout')}
    </Button>
  )
}

const HEADER_HEIGHT = 64
/** The menu beside the screen, and over it where the window is narrow. */
const menuStyle: CSSProperties = { position: 'sticky', top: 0, height: '100vh', overflowY: 'auto' }
const overlayStyle: CSSProperties = {
  ...{ position: 'fixed', top: HEADER_HEIGHT, height: `calc(100vh - ${HEADER_HEIGHT}px)`, overflowY: 'auto' },
  ...{ zIndex: 20, boxShadow: '4px 4px 12px rgb(0 0 0 / 12%)' },
}

/** The frame of all screens: menu, language, logout. */
export function Shell({ me }: { me: Me }) {
  const t = useT()
  const can = useCan()
  const [isNarrow, setNarrow] = useState(false)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const isMenuShown = !isNarrow || isMenuOpen
  useOwnLanguage(me.language)
  const [, section = ''] = useLocation().pathname.split('/')
  const open = screens.filter(
    ({ permission, isHomeOnly }) => (permission === null || can(permission)) && (!isHomeOnly || me.is_home),
  )
  const groups = menuGroups.flatMap((group) => {
    const entries = open.flatMap(({ path, menu, group: own }) =>
      menu && own === group ? [{ path, menu, key: path.split('/')[0] ?? path }] : [],
    )
    // A section stands once, by the first of its screens that the user may open.
    const children = entries
      .filter(({ key }, index) => entries.findIndex((entry) => entry.key === key) === index)
      .map(({ key, path, menu }) => ({ key, label: <Link to={`/${path}`}>{t(menu)}</Link> }))
    return children.length > 0
      ? [{ key: group, type: 'group' as const, label: t(`studio.menu.groups.${group}`), children }]
      : []
  })
  const first = menuGroups.flatMap((group) => open.filter((row) => row.menu && row.group === group))[0]
  return (
    <Layout style={{ minHeight: '100vh' }}>
      <FreshLogin />
      <a className="skip-link" href="#content">
        {t('studio.skip')}
      </a>
      <Layout.Sider
        theme="light"
        breakpoint="lg"
        onBreakpoint={setNarrow}
        collapsed={!isMenuShown}
        collapsedWidth={0}
        trigger={null}
        width={220}
        style={isNarrow ? overlayStyle : menuStyle}
      >
        {isMenuShown && (
          <>
            <Typography.Text strong style={{ display: 'block', padding: '20px 24px' }}>
              {me.site.name}
            </Typography.Text>
            <nav id="menu" aria-label={t('studio.navigation')}>
              <Menu
                selectedKeys={[section]}
                items={groups}
                onClick={() => setMenuOpen(false)}
                style={{ borderInlineEnd: 0 }}
              />
            </nav>
          </>
        )}
      </Layout.Sider>
      <Layout>
        <Layout.Header style={{ background: '#fff', padding: '0 24px' }}>
          <Flex justify="end" align="center" gap={16} style={{ height: '100%' }}>
            {isNarrow && (
              <Button
                aria-label={t('studio.navigation')}
                aria-expanded={isMenuOpen}
                aria-controls={isMenuOpen ? 'menu' : undefined}
                onClick={() => setMenuOpen(!isMenuOpen)}
                style={{ marginInlineEnd: 'auto' }}
              >
                ☰
              </Button>
            )}
            <a href={me.site.mobile_url} target="_blank" rel="noreferrer">
              {t('studio.visit')}
            </a>
            <span>{me.user.name}</span>
            <LanguageSelect />
            <LogoutButton />
          </Flex>
        </Layout.Header>
        {/* It is the document's main part. */}
        <Layout.Content id="content" style={{ padding: 24 }}>
          <Suspense fallback={<Loading />}>
            <Routes>
              <Route index element={<Navigate to={`/${first?.path ?? 'sessions'}`} replace />} />
              {open.map(({ path, screen }) => (
                <Route key={path} path={path} element={screen} />
              ))}
              <Route
                path="*"
                element={
                  <Result status="404" title={t('studio.notFound')} extra={<Link to="/">{t('studio.home')}</Link>} />
                }
              />
            </Routes>
          </Suspense>
        </Layout.Content>
      </Layout>
    </Layout>
  )
}
