import { useMutation, useQuery } from '@tanstack/react-query'
import { Alert, App, Button, Flex, Modal, QRCode, Spin, Typography } from 'antd'
import { useT } from '../../i18n'
import { formatMoment } from '../../i18n/format'
import { picturesLoaded } from '../../rich-text/paste/loading'
import { useMe } from '../../session/useMe'
import { pageCalls } from '../calls/page-calls'
import type { Saver } from '../saving/saver'
import { draftAddress } from './page-address'

interface PhonePreviewModalProps {
  readonly page: number
  readonly slug: string
  readonly saver: Saver
  readonly onClose: () => void
}

/** Saves the draft, makes a link to it and shows the link's code for one's own phone; ends all links of the page. */
export function PhonePreviewModal({ page, slug, saver, onClose }: PhonePreviewModalProps) {
  const t = useT()
  const { message } = App.useApp()
  const { mobile_url = '/mobile/', time_zone = 'UTC' } = useMe().data?.site ?? {}
  const preview = useQuery({
    queryKey: ['page', page, 'phone-preview'],
    queryFn: async () => {
      await picturesLoaded()
      if (!(await saver.flush())) throw new Error(t('builder.save.pending'))
      return pageCalls.createPreview(page)
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const end = useMutation({
    mutationFn: () => pageCalls.endPreviews(page),
    onSuccess: () => {
      void message.success(t('builder.phone.ended'))
      onClose()
    },
  })
  const error = preview.error ?? end.error
  const address = preview.data && draftAddress(mobile_url, slug, preview.data.token)
  return (
    <Modal open title={t('builder.phone.title')} onCancel={onClose} footer={null} width={420}>
      {error && <Alert type="error" role="alert" title={error.message} style={{ marginBottom: 16 }} />}
      {preview.isFetching && <Spin description={t('builder.phone.making')}>{<div style={{ height: 220 }} />}</Spin>}
      {preview.isError && !preview.isFetching && (
        <Button onClick={() => void preview.refetch()}>{t('studio.retry')}</Button>
      )}
      {address && (
        <Flex vertical align="center" gap={12}>
          <QRCode value={address} size={220} type="svg" role="img" aria-label={t('builder.phone.code')} />
          <Typography.Text>{t('builder.phone.scan')}</Typography.Text>
          <Typography.Text type="secondary" style={{ textAlign: 'center' }}>
            {t('builder.phone.until', { at: formatMoment(preview.data.expires_at, time_zone) })}
          </Typography.Text>
          <Flex gap={8}>
            <Typography.Text copyable={{ text: address }}>{t('builder.phone.copy')}</Typography.Text>
          </Flex>
          <Button danger type="text" loading={end.isPending} onClick={() => end.mutate()}>
            {t('builder.phone.end')}
          </Button>
        </Flex>
      )}
    </Modal>
  )
}
