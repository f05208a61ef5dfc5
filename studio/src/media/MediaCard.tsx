import { objectPosition } from '@storefront/contract/domain/content/media'
import type { MediaFile } from '@storefront/contract/entities/studio/media'
import { Checkbox, Tag } from 'antd'
import { useT } from '../i18n'
import { fileSize } from './file-size'

interface CardProps {
  readonly file: MediaFile
  readonly isSelected: boolean
  readonly onToggle: () => void
  /** Opens the file; without it a press selects it. */
  readonly onOpen?: (() => void) | undefined
}

/** Returns the small picture of a file; a film shows its beginning. */
function Thumb({ file: { thumb, url, focal } }: { file: MediaFile }) {
  return thumb === null ? (
    <video src={url} preload="metadata" muted className="media-thumb" />
  ) : (
    <img
      src={thumb}
      alt=""
      loading="lazy"
      className="media-thumb"
      style={{ objectPosition: objectPosition(focal ?? undefined) }}
    />
  )
}

/** A file of the grid: its picture, its name, its size, and a box that selects it. */
export function MediaCard({ file, isSelected, onToggle, onOpen }: CardProps) {
  const t = useT()
  const { name, width, height, bytes, unused_since: unusedSince } = file
  const facts = [width > 0 && `${width} × ${height}`, bytes !== null && fileSize(bytes)].filter(Boolean).join(' · ')
  return (
    <li className={isSelected ? 'media-card media-card-selected' : 'media-card'}>
      <button type="button" className="media-open" onClick={onOpen ?? onToggle} aria-label={t('media.open', { name })}>
        <Thumb file={file} />
      </button>
      <Checkbox
        className="media-box"
        checked={isSelected}
        onChange={onToggle}
        aria-label={t('media.select', { name })}
      />
      <span className="media-name" title={name}>
        {name}
      </span>
      <span className="media-facts">
        {facts} {unusedSince !== null && <Tag>{t('media.states.unused')}</Tag>}
      </span>
    </li>
  )
}
