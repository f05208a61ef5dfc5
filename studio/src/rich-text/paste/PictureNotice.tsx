import { Alert, Progress } from 'antd'
import { useStore } from 'zustand'
import { type TextKey, useT, type Translate } from '../../i18n'
import type { Loss, PictureLoader } from './picture-loader'

/** Lines of a notice; a text of many pictures would push its field out of sight. */
const LINES_MAX = 8

function lossText(t: Translate, { place: { number, after }, reason }: Loss): string {
  const why = typeof reason === 'string' ? t(`richText.pictures.why.${reason}` as TextKey) : reason.text
  return t(after ? 'richText.pictures.lostAfter' : 'richText.pictures.lostFirst', { n: number, after, why })
}

/** Names of parts of a text that stand in the catalogues; other elements are named as they are. */
const NAMED = new Set(['table', 'color', 'background'])

/** Says how many pictures are still to come, and what of a paste is losses, each picture with its place. */
export function PictureNotice({ loader }: { loader: PictureLoader }) {
  const t = useT()
  const { total, done, losses, omissions } = useStore(loader.state)
  const names = omissions
    .map((name) => (NAMED.has(name) ? t(`richText.parts.${name}` as TextKey) : name))
    .join(t('richText.pictures.comma'))
  return (
    <>
      {done < total && (
        <Alert
          type="info"
          role="status"
          title={t('richText.pictures.loading', { n: done, total })}
          description={<Progress percent={Math.round((100 * done) / total)} size="small" showInfo={false} />}
        />
      )}
      {(losses.length > 0 || omissions.length > 0) && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          closable={{ onClose: loader.clearNotice, 'aria-label': t('richText.pictures.close') }}
          title={
            losses.length > 0 ? t('richText.pictures.lost', { n: losses.length }) : t('richText.dropped', { names })
          }
          description={
            losses.length > 0 && (
              <ul className="rich-text-losses">
                {losses.slice(0, LINES_MAX).map((loss, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines are never reordered
                  <li key={index}>{lossText(t, loss)}</li>
                ))}
                {losses.length > LINES_MAX && <li>{t('richText.pictures.more', { n: losses.length - LINES_MAX })}</li>}
                {omissions.length > 0 && <li>{t('richText.dropped', { names })}</li>}
              </ul>
            )
          }
        />
      )}
    </>
  )
}
