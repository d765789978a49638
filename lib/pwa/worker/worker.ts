// The service worker [PWA-1]: a file per concern, each of which listens to its own events.
import './lifecycle';
import './push';
import './precache';
import './page-messages';
import './reads';
import './images';
import './pages';
