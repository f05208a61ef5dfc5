export default defineAppConfig({
  pages: ['pages/index/index'],
  window: {
    navigationBarTitleText: '样式库',
    navigationBarBackgroundColor: '#ffffff',
    navigationBarTextStyle: 'black',
    backgroundColor: '#f5f5f5',
  },
})
