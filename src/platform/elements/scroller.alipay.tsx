export * from './mini/scroller'
