import './mini/abort-controller'
