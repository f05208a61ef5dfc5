import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Flex, Popconfirm, Typography } from 'antd'
import { useContext } from 'react'
import { useT } from '../../i18n'
import { insertCopies } from '../actions/module-actions'
import { blockCalls } from '../calls/block-calls'
import { addPictures, PicturesContext } from '../document/pictures'
import { useBuilderStore } from '../document/useBuilder'
import { Icon } from '../../app/Icon'

/** Blocks that were saved: what is pressed goes to the marked place, as a copy. */
export function BlockList({ onAdd }: { onAdd: () => void }) {
  const t = useT()
  const client = useQueryClient()
  const store = useBuilderStore()
  const pictures = useContext(PicturesContext)
  const blocks = useQuery({ queryKey: ['blocks', 'block'], queryFn: () => blockCalls.list('block') })
  const add = useMutation({
    mutationFn: blockCalls.read,
    onSuccess: (block) => {
      addPictures(pictures, block.pictures)
      insertCopies(store, block.doc.modules)
      onAdd()
    },
  })
  const remove = useMutation({
    mutationFn: blockCalls.remove,
    onSettled: () => client.invalidateQueries({ queryKey: ['blocks', 'block'] }),
  })
  const error = blocks.error ?? add.error ?? remove.error
  const rows = blocks.data?.results ?? []
  return (
    <fieldset className="builder-palette-group">
      <legend>{t('builder.blocks.title')}</legend>
      {error && <Alert type="error" role="alert" title={error.message} style={{ marginBottom: 8 }} />}
      {blocks.isSuccess && rows.length === 0 && (
        <Typography.Text type="secondary">{t('builder.blocks.none')}</Typography.Text>
      )}
      <Flex vertical gap={4}>
        {rows.map(({ id, name }) => (
          <Flex key={id} gap={4}>
            <Button block disabled={add.isPending} onClick={() => add.mutate(id)} className="builder-ellipsis">
              {name}
            </Button>
            <Popconfirm title={t('builder.blocks.deleteAsk')} onConfirm={() => remove.mutate(id)}>
              <Button
                type="text"
                danger
                icon={<Icon name="trash" />}
                aria-label={`${t('builder.blocks.delete')} ${name}`}
              />
            </Popconfirm>
          </Flex>
        ))}
      </Flex>
    </fieldset>
  )
}
