import { render } from 'preact';
import { Root } from './root.tsx';

const place = document.getElementById('app');
if (place !== null) render(<Root />, place);
