import './h5/base.scss'
