import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, App, Button, Drawer, Flex, Input, Popconfirm, Typography } from 'antd'
import { StateTag, type Tone } from '../../app/StateTag'
import { type ReactNode, useContext, useState } from 'react'
import { Failed, Loading } from '../../app/StateView'
import { useT } from '../../i18n'
import { formatMoment } from '../../i18n/format'
import { useMe } from '../../session/useMe'
import { announce } from '../actions/announcer'
import { type PageDetail, type Publication, pageCalls } from '../calls/page-calls'
import { addPictures, PicturesContext } from '../document/pictures'
import type { Saver } from '../saving/saver'
import { CompareModal } from './CompareModal'

const tones: Readonly<Record<Publication['state'], Tone>> = {
  waiting: 'information',
  done: 'positive',
  failed: 'negative',
  late: 'negative',
  cancelled: 'neutral',
}

/** A line of a list: what, when and by whom, and what can be done. */
function Line({ title, detail, children }: { title: ReactNode; detail: string; children?: ReactNode }) {
  return (
    <li>
      <Flex justify="space-between" align="center" gap={8}>
        <div>
          <div>{title}</div>
          <Typography.Text type="secondary">{detail}</Typography.Text>
        </div>
        {children}
      </Flex>
    </li>
  )
}

function Publications({ page, saver }: { page: number; saver: Saver }) {
  const t = useT()
  const zone = useMe().data?.site.time_zone
  const client = useQueryClient()
  const { message } = App.useApp()
  const publications = useQuery({
    queryKey: ['page', page, 'publications'],
    queryFn: () => pageCalls.publications(page),
  })
  const cancel = useMutation({
    mutationFn: (publication: number) => pageCalls.cancel(page, publication),
    onSettled: () => client.invalidateQueries({ queryKey: ['page', page] }),
  })
  const unpublish = useMutation({
    mutationFn: () => pageCalls.unpublish(page, saver.base().version),
    onSuccess: () => {
      void message.success(t('builder.publications.unpublishDone'))
      void client.invalidateQueries({ queryKey: ['pages'] })
    },
  })
  const error = cancel.error ?? unpublish.error
  if (publications.isError) return <Failed error={publications.error} onRetry={() => void publications.refetch()} />
  if (publications.isPending) return <Loading />
  const { results } = publications.data
  return (
    <section aria-label={t('builder.publications.title')}>
      <Typography.Title level={2}>{t('builder.publications.title')}</Typography.Title>
      {error && <Alert type="error" role="alert" title={error.message} />}
      {results.length === 0 && <Typography.Text type="secondary">{t('builder.publications.none')}</Typography.Text>}
      <ul className="builder-lines">
        {results.map(({ id, revision_no, at, state, error, by }) => (
          <Line
            key={id}
            title={
              <>
                {t('builder.revisions.no', { no: revision_no })}{' '}
                <StateTag tone={tones[state]}>{t(`builder.publications.state.${state}`)}</StateTag>
                {error && <Typography.Text type="danger">{error}</Typography.Text>}
              </>
            }
            detail={`${formatMoment(at, zone)} · ${by}`}
          >
            {state === 'waiting' && (
              <Popconfirm title={t('builder.publications.cancelAsk')} onConfirm={() => cancel.mutate(id)}>
                <Button size="small" loading={cancel.isPending}>
                  {t('builder.publications.cancel')}
                </Button>
              </Popconfirm>
            )}
          </Line>
        ))}
      </ul>
      <Popconfirm title={t('builder.publications.unpublishAsk')} onConfirm={() => unpublish.mutate()}>
        <Button danger loading={unpublish.isPending}>
          {t('builder.publications.unpublish')}
        </Button>
      </Popconfirm>
    </section>
  )
}

function Revisions({ page, saver }: { page: number; saver: Saver }) {
  const t = useT()
  const zone = useMe().data?.site.time_zone
  const client = useQueryClient()
  const { message } = App.useApp()
  const [name, setName] = useState('')
  const revisions = useQuery({ queryKey: ['page', page, 'revisions'], queryFn: () => pageCalls.revisions(page) })
  const pictureStore = useContext(PicturesContext)
  const [comparedNo, setComparedNo] = useState<number | null>(null)
  const adopt = ({ version, doc, pictures }: PageDetail) => {
    addPictures(pictureStore, pictures)
    saver.adopt({ version, document: doc })
    void client.invalidateQueries({ queryKey: ['page', page] })
  }
  const checkpoint = useMutation({
    mutationFn: async () => {
      await saver.flush()
      return pageCalls.checkpoint(page, { name: name.trim(), version: saver.base().version })
    },
    onSuccess: () => {
      setName('')
      void message.success(t('builder.revisions.saved'))
      void revisions.refetch()
    },
  })
  const restore = useMutation({
    mutationFn: async (no: number) => {
      await saver.flush()
      return pageCalls.restore(page, no, saver.base().version)
    },
    onSuccess: (detail) => {
      adopt(detail)
      announce(t('builder.revisions.restored'))
      void message.success(t('builder.revisions.restored'))
    },
  })
  const discard = useMutation({
    mutationFn: async () => {
      await saver.flush()
      return pageCalls.discardDraft(page)
    },
    onSuccess: adopt,
  })
  if (revisions.isError) return <Failed error={revisions.error} onRetry={() => void revisions.refetch()} />
  if (revisions.isPending) return <Loading />
  const error = checkpoint.error ?? restore.error ?? discard.error
  const { results } = revisions.data
  return (
    <section aria-label={t('builder.revisions.title')}>
      {error && <Alert type="error" role="alert" title={error.message} style={{ marginBottom: 12 }} />}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() && !checkpoint.isPending) checkpoint.mutate()
        }}
      >
        <Flex gap={8}>
          <Input
            aria-label={t('builder.revisions.name')}
            placeholder={t('builder.revisions.name')}
            value={name}
            maxLength={60}
            onChange={({ target }) => setName(target.value)}
          />
          <Button htmlType="submit" disabled={name.trim() === ''} loading={checkpoint.isPending}>
            {t('builder.revisions.save')}
          </Button>
        </Flex>
      </form>
      {results.length === 0 && (
        <Typography.Paragraph type="secondary">{t('builder.revisions.none')}</Typography.Paragraph>
      )}
      <ul className="builder-lines">
        {results.map((revision) => (
          <Line
            key={revision.no}
            title={revision.name || t('builder.revisions.no', { no: revision.no })}
            detail={`${t(`builder.revisions.reason.${revision.reason}`)} · ${formatMoment(revision.at, zone)} · ${revision.by}`}
          >
            <Flex gap={8}>
              <Button size="small" onClick={() => setComparedNo(revision.no)}>
                {t('builder.revisions.view')}
              </Button>
              <Popconfirm title={t('builder.revisions.restoreAsk')} onConfirm={() => restore.mutate(revision.no)}>
                <Button size="small" disabled={restore.isPending}>
                  {t('builder.revisions.restore')}
                </Button>
              </Popconfirm>
            </Flex>
          </Line>
        ))}
      </ul>
      <Popconfirm title={t('builder.revisions.discardAsk')} onConfirm={() => discard.mutate()}>
        <Button danger loading={discard.isPending}>
          {t('builder.revisions.discard')}
        </Button>
      </Popconfirm>
      {comparedNo !== null && <CompareModal page={page} no={comparedNo} onClose={() => setComparedNo(null)} />}
    </section>
  )
}

/** A page's versions and publications. */
export function RevisionsDrawer({ page, saver, onClose }: { page: number; saver: Saver; onClose: () => void }) {
  const t = useT()
  return (
    <Drawer open title={t('builder.revisions.title')} onClose={onClose} size={440}>
      <Revisions page={page} saver={saver} />
      <Publications page={page} saver={saver} />
    </Drawer>
  )
}
