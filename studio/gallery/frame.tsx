import { Button } from 'antd'
import { FileDownload } from '../src/app/FileDownload'
import { ListFileButton } from '../src/app/ListFileButton'
import { ScreenHead } from '../src/app/ScreenHead'
import { type ScreenTrail, ScreenTrailContext } from '../src/app/screen-trail'
import { SectionTabs } from '../src/app/SectionTabs'
import { SaveAlert } from '../src/editing/SaveAlert'
import { SaveBar } from '../src/editing/SaveBar'

const list: ScreenTrail = {
  group: 'studio.menu.groups.catalogue',
  text: 'studio.products.title',
  path: '/products',
  isList: true,
  section: 'products',
  isFavourite: true,
  toggleFavourite: () => undefined,
}

/** The head of a list with its file and tabs, and that of one item with its way back. */
export const Heads = () => (
  <>
    <ScreenTrailContext.Provider value={list}>
      <ScreenHead title="商品">
        <ListFileButton list="customers" filters={{}} />
        <FileDownload write={() => Promise.resolve({ url: '', name: '' })}>
          {(start) => <Button onClick={() => start('csv')}>导出报表</Button>}
        </FileDownload>
        <Button type="primary">新建商品</Button>
      </ScreenHead>
    </ScreenTrailContext.Provider>
    <SectionTabs section="coins" />
    <ScreenTrailContext.Provider value={{ ...list, isList: false }}>
      <ScreenHead title="山雾手作品茗杯">
        <Button>在店铺查看</Button>
      </ScreenHead>
    </ScreenTrailContext.Provider>
  </>
)

/** The foot of a form: nothing changed, something unsaved, and a save that was refused. */
export const SaveBars = () => (
  <div style={{ display: 'grid', gap: 32 }}>
    <SaveBar isUnsaved={false} isBusy={false} />
    <div>
      <SaveAlert error={new Error('编码已被其他商品使用')} onSaveAsNew={null} />
      <SaveBar isUnsaved isBusy={false}>
        <Button>预览</Button>
      </SaveBar>
    </div>
    <SaveAlert error={new Error('')} onSaveAsNew={() => undefined} />
  </div>
)
