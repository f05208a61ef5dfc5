import { Button, Flex, Tooltip, Typography } from 'antd'
import { type ReactNode, useContext, useEffect } from 'react'
import { Link } from 'react-router'
import { useIsUnsaved } from '../editing/unsaved'
import { useT } from '../i18n'
import { HelpButton } from './HelpButton'
import { Icon } from './Icon'
import { listAddress } from './list-address'
import { type ScreenTrail, ScreenTrailContext } from './screen-trail'
import './screen-head.css'

/** The way back: the group, and the list that an item belongs to, as it was left. */
function Trail({ trail: { group, text, path, isList } }: { trail: ScreenTrail }) {
  const t = useT()
  return (
    <nav aria-label={t('frame.trail')} className="screen-trail">
      {!isList && (
        <Link to={listAddress(path)} aria-label={t('frame.backTo', { name: t(text) })} className="screen-trail-back">
          <Icon name="back" />
        </Link>
      )}
      <span>{t(group)}</span>
      {!isList && (
        <>
          <span aria-hidden="true">/</span>
          <Link to={listAddress(path)}>{t(text)}</Link>
        </>
      )}
    </nav>
  )
}

function FavouriteButton({ trail: { isFavourite, toggleFavourite } }: { trail: ScreenTrail }) {
  const t = useT()
  const name = t(isFavourite ? 'frame.unpin' : 'frame.pin')
  return (
    <Tooltip title={name}>
      <Button
        type="text"
        aria-label={name}
        aria-pressed={isFavourite}
        icon={<Icon name="star" isFilled={isFavourite} />}
        onClick={toggleFavourite}
      />
    </Tooltip>
  )
}

/**
 * The head of a screen: its place, its heading, which is the document's title, too, its help, and what can be done
 * there.
 */
export function ScreenHead({ title, children }: { title: string; children?: ReactNode }) {
  const trail = useContext(ScreenTrailContext)
  const isUnsaved = useIsUnsaved()
  useEffect(() => {
    document.title = isUnsaved ? `● ${title}` : title
  }, [title, isUnsaved])
  return (
    <header className="screen-head">
      {trail && trail.section !== 'overview' && <Trail trail={trail} />}
      <Flex justify="space-between" align="center" wrap gap={16}>
        <Flex align="center" gap={4} className="screen-head-title">
          <Typography.Title level={1}>{title}</Typography.Title>
          {trail?.isList && trail.section !== 'overview' && <FavouriteButton trail={trail} />}
          {trail && <HelpButton section={trail.section} />}
        </Flex>
        <Flex gap={8} align="center" wrap>
          {children}
        </Flex>
      </Flex>
    </header>
  )
}
