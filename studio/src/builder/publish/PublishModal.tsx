import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Alert, App, Button, Flex, Form, Modal, Spin, Typography } from 'antd'
import { useState } from 'react'
import { DateTimeField } from '../../editing/dates/DateFields'
import { useT } from '../../i18n'
import { formatMoment } from '../../i18n/format'
import { useMe } from '../../session/useMe'
import { moduleName } from '../actions/module-actions'
import { type Problem, pageCalls } from '../calls/page-calls'
import { useBuilderStore } from '../document/useBuilder'
import { denormalize } from '../document/normalize'
import type { Saver } from '../saving/saver'
import { Differences } from './Differences'
import { type MeasureTexts, useProblems } from './problems'
import { siteMoment } from '../../i18n/site-moment'

function Problems({ problems, onShow }: { problems: readonly Problem[]; onShow: () => void }) {
  const t = useT()
  const store = useBuilderStore()
  const { modules } = store.getState().document
  const show = (id: number) => {
    store.getState().select(id)
    onShow()
  }
  return (
    <ul className="builder-problems">
      {problems.map(({ level, module, text }) => {
        const place = module === null ? undefined : modules[module]
        return (
          <li key={`${module}/${text}`}>
            <Typography.Text type={level === 'error' ? 'danger' : 'secondary'}>
              {place && `${moduleName(place)}: `}
              {text}
            </Typography.Text>
            {place && (
              <Button type="link" size="small" onClick={() => show(place.id)}>
                {t('builder.publish.show')}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Checks the saved draft, shows what is wrong with it, and publishes it now or later. */
export function PublishModal({
  page,
  saver,
  measure,
  onClose,
}: {
  page: number
  saver: Saver
  measure: MeasureTexts
  onClose: () => void
}) {
  const t = useT()
  const client = useQueryClient()
  const store = useBuilderStore()
  const { message } = App.useApp()
  const zone = useMe().data?.site.time_zone ?? 'UTC'
  const [at, setAt] = useState('')
  const { check, problems, isMeasuring, isUnmeasured } = useProblems(page, saver, measure)
  const done = (text: string) => {
    void message.success(text)
    void client.invalidateQueries({ queryKey: ['pages'] })
    void client.invalidateQueries({ queryKey: ['page', page] })
    onClose()
  }
  const publish = useMutation({
    mutationFn: () => pageCalls.publish(page, saver.base().version),
    onSuccess: () => done(t('builder.publish.done')),
  })
  const moment = siteMoment(at, zone)
  const isFuture = moment !== null && moment.getTime() > Date.now()
  const schedule = useMutation({
    mutationFn: (time: Date) => pageCalls.schedule(page, { version: saver.base().version, at: time.toISOString() }),
    onSuccess: (publication) => done(t('builder.publish.scheduled', { at: formatMoment(publication.at, zone) })),
  })
  const errors = problems.filter(({ level }) => level === 'error')
  const isReady = check.isSuccess && errors.length === 0
  const isBusy = publish.isPending || schedule.isPending
  const error = check.error ?? publish.error ?? schedule.error
  return (
    <Modal open title={t('builder.publish.title')} onCancel={onClose} footer={null} width={560}>
      <Typography.Paragraph>{t('builder.publish.text')}</Typography.Paragraph>
      {check.isPending && <Spin description={t('builder.publish.checking')}>{<div style={{ height: 80 }} />}</Spin>}
      {error && <Alert type="error" role="alert" title={error.message} style={{ marginBottom: 16 }} />}
      {isUnmeasured && (
        <Alert type="info" showIcon title={t('builder.publish.unmeasured')} style={{ marginBottom: 16 }} />
      )}
      {check.isSuccess && !isMeasuring && problems.length === 0 && (
        <Alert type="success" showIcon title={t('builder.publish.clean')} />
      )}
      {problems.length > 0 && (
        <Alert
          type={errors.length > 0 ? 'error' : 'warning'}
          showIcon
          title={t(errors.length > 0 ? 'builder.publish.problems' : 'builder.publish.warnings', {
            n: errors.length || problems.length,
          })}
          description={<Problems problems={problems} onShow={onClose} />}
        />
      )}
      {check.isSuccess && (
        <section aria-label={t('builder.publish.changes')}>
          <Typography.Title level={2} style={{ marginTop: 16 }}>
            {t('builder.publish.changes')}
          </Typography.Title>
          {check.data.current ? (
            <Differences before={check.data.current} after={denormalize(store.getState().document)} />
          ) : (
            <Typography.Text>
              {t('builder.publish.first', { n: store.getState().document.order.length })}
            </Typography.Text>
          )}
        </section>
      )}
      <Flex justify="end" style={{ margin: '16px 0' }}>
        <Button
          type="primary"
          disabled={!isReady || isBusy}
          loading={publish.isPending}
          onClick={() => publish.mutate()}
        >
          {t('builder.publish.now')}
        </Button>
      </Flex>
      <Form layout="vertical" onFinish={() => isFuture && moment && !isBusy && schedule.mutate(moment)}>
        <Typography.Title level={2}>{t('builder.publish.later')}</Typography.Title>
        <Flex gap={8} align="end">
          <Form.Item
            label={t('builder.publish.at', { zone })}
            htmlFor="publish-at"
            validateStatus={at && !isFuture ? 'error' : undefined}
            help={at && !isFuture ? t('builder.publish.atRequired') : undefined}
            style={{ flex: 1, marginBottom: 0 }}
          >
            <DateTimeField id="publish-at" value={at} onChange={setAt} />
          </Form.Item>
          <Button htmlType="submit" disabled={!isReady || !isFuture || isBusy} loading={schedule.isPending}>
            {t('builder.publish.schedule')}
          </Button>
        </Flex>
      </Form>
    </Modal>
  )
}
