import { Layout, Result } from 'antd'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, Navigate, Route, Routes, useLocation } from 'react-router'
import { rememberList } from '../app/list-address'
import { ScreenTrailContext } from '../app/screen-trail'
import { useShortcut } from '../app/shortcuts'
import { Loading } from '../app/StateView'
import { isFlag, useStored } from '../app/stored'
import { useT } from '../i18n'
import { sectionCounts } from '../overview/links'
import { useNews } from '../overview/useNews'
import { FreshLogin } from '../session/FreshLogin'
import { type Me, useOwnLanguage } from '../session/useMe'
import { HeaderBar } from './HeaderBar'
import { MenuContext, ScreensContext } from './menu-context'
import { isListOf, menuEntries, openScreens, sectionOf } from './menu'
import { SideMenu } from './SideMenu'
import { screens } from './screens'
import { useFavourites } from './useFavourites'
import { useIsNarrow } from './useIsNarrow'
import './shell.css'

const SearchPalette = lazy(async () => ({ default: (await import('./SearchPalette')).SearchPalette }))
const ShortcutsModal = lazy(async () => ({ default: (await import('./ShortcutsModal')).ShortcutsModal }))

/** Moves the focus to the search of the list in front. */
function focusSearch(): void {
  document.querySelector<HTMLInputElement>('#content input[type="search"]')?.focus()
}

/** Presses the main action of the list in front: a new item. Forms and items have none that a letter may press. */
function pressCreate(): void {
  document.querySelector<HTMLElement>('#content[data-list] .screen-head .ant-btn-primary')?.click()
}

/** The frame of all screens: menu, header, and the screen with its place in the menu. */
export function Shell({ me }: { me: Me }) {
  const t = useT()
  const { pathname, search } = useLocation()
  const isWide = !useIsNarrow()
  const [isFolded, setFolded] = useStored('studio.menu.folded', false, isFlag)
  const [isOverlayOpen, setOverlayOpen] = useState(false)
  const [showsShortcuts, setShowsShortcuts] = useState(false)
  const { favourites, toggle } = useFavourites(me)
  const news = useNews()
  useOwnLanguage(me.language)
  const isMenuOpen = isWide ? !isFolded : isOverlayOpen
  const toggleMenu = () => (isWide ? setFolded(!isFolded) : setOverlayOpen(!isOverlayOpen))
  const [isSearching, setSearching] = useState(false)
  useShortcut('search', () => setSearching(true))
  useShortcut('help', () => setShowsShortcuts(true))
  useShortcut('fold', toggleMenu)
  useShortcut('filter', focusSearch)
  useShortcut('create', pressCreate)

  const open = openScreens(screens, me)
  const entries = menuEntries(open)
  const path = pathname.replace(/^\/|\/$/g, '')
  const section = sectionOf(path)
  const entry = entries.find((one) => one.section === section)
  const isList = isListOf(open, path)
  useEffect(() => {
    if (isList) rememberList(path, search)
  }, [isList, path, search])
  const trail = entry && {
    group: `studio.menu.groups.${entry.group}` as const,
    ...{ text: entry.text, path: entry.path, isList, section },
    isFavourite: favourites.includes(section),
    toggleFavourite: () => toggle(section),
  }
  return (
    <Layout className="shell">
      <FreshLogin />
      <a className="skip-link" href="#content">
        {t('studio.skip')}
      </a>
      {(isWide || isOverlayOpen) && (
        <Layout.Sider
          theme="light"
          trigger={null}
          width={248}
          collapsedWidth={64}
          collapsed={isWide && isFolded}
          className={isWide ? 'shell-menu' : 'shell-menu-overlay'}
        >
          <div className="shell-site" title={me.site.name}>
            {isWide && isFolded ? [...me.site.name][0] : me.site.name}
          </div>
          <SideMenu
            entries={entries}
            section={section}
            favourites={favourites}
            counts={sectionCounts(news?.waiting ?? [])}
            isFolded={isWide && isFolded}
            onOpen={() => setOverlayOpen(false)}
          />
        </Layout.Sider>
      )}
      <Layout>
        <Layout.Header className="shell-header">
          <HeaderBar
            me={me}
            news={news}
            isMenuOpen={isMenuOpen}
            onToggleMenu={toggleMenu}
            onSearch={() => setSearching(true)}
            onShowShortcuts={() => setShowsShortcuts(true)}
          />
        </Layout.Header>
        {/* It is the document's main part. */}
        <Layout.Content id="content" className="shell-content" data-list={isList && entry ? '' : undefined}>
          <ScreensContext.Provider value={screens}>
            <MenuContext.Provider value={entries}>
              <ScreenTrailContext.Provider value={trail ?? null}>
                <Suspense fallback={<Loading />}>
                  <Routes>
                    <Route index element={<Navigate to="/overview" replace />} />
                    {open.map((row) => (
                      <Route key={row.path} path={row.path} element={row.screen} />
                    ))}
                    <Route
                      path="*"
                      element={
                        <Result
                          status="404"
                          title={t('studio.notFound')}
                          extra={<Link to="/">{t('studio.home')}</Link>}
                        />
                      }
                    />
                  </Routes>
                </Suspense>
              </ScreenTrailContext.Provider>
            </MenuContext.Provider>
          </ScreensContext.Provider>
        </Layout.Content>
      </Layout>
      <Suspense>
        {showsShortcuts && <ShortcutsModal onClose={() => setShowsShortcuts(false)} />}
        {isSearching && (
          <MenuContext.Provider value={entries}>
            <SearchPalette onClose={() => setSearching(false)} />
          </MenuContext.Provider>
        )}
      </Suspense>
    </Layout>
  )
}
