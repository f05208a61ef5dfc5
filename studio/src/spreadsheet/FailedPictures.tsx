import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Flex, List, Modal, Typography } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { StateTag } from '../app/StateTag'
import { call } from '../calls/call'
import { useT } from '../i18n'

const PAGE_SIZE = 20

/** The pictures of an import that could not be fetched, each with its product, its row and the reason. */
export function FailedPictures({ id, count }: { readonly id: number; readonly count: number }) {
  const t = useT()
  const [page, setPage] = useState(1)
  const { data } = useQuery({
    queryKey: ['spreadsheet', 'pictures', id, count, page],
    queryFn: () =>
      call('GET /studio/spreadsheet/import/{id}/pictures/', {
        params: { id },
        query: { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
      }),
    placeholderData: keepPreviousData,
  })
  return (
    <Flex vertical gap={8} style={{ textAlign: 'start', maxWidth: 720 }}>
      <div>
        <StateTag tone="negative">{t('sheets.picturesFailed', { n: count })}</StateTag>
      </div>
      <List
        size="small"
        dataSource={data?.results ?? []}
        pagination={{
          ...{ current: page, pageSize: PAGE_SIZE, total: data?.count ?? 0 },
          ...{ hideOnSinglePage: true, showSizeChanger: false, size: 'small', onChange: setPage },
        }}
        renderItem={({ product, row, name, url, reason }) => (
          <List.Item style={{ overflowWrap: 'anywhere' }}>
            <span>
              {row !== null && t('sheets.rowOf', { n: row })}
              <Link to={`/products/${product}`} style={{ textDecoration: 'underline' }}>
                {name}
              </Link>{' '}
              {t(`sheets.pictureReasons.${reason}`)} <Typography.Text type="secondary">{url}</Typography.Text>
            </span>
          </List.Item>
        )}
      />
    </Flex>
  )
}

/** Shows those pictures when it is pressed. */
export function FailedPicturesButton({ id, count }: { readonly id: number; readonly count: number }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('sheets.picturesShow', { n: count })}
      </Button>
      <Modal
        title={t('sheets.picturesTitle')}
        open={isOpen}
        onCancel={() => setOpen(false)}
        footer={null}
        width={760}
        destroyOnHidden
      >
        <FailedPictures id={id} count={count} />
      </Modal>
    </>
  )
}
