import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import BookOpen from 'lucide-react/icons/book-open';
import Bookmark from 'lucide-react/icons/bookmark';
import ChartPie from 'lucide-react/icons/chart-pie';
import ChartScatter from 'lucide-react/icons/chart-scatter';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronUp from 'lucide-react/icons/chevron-up';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import CloudOff from 'lucide-react/icons/cloud-off';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import FileInput from 'lucide-react/icons/file-input';
import FileText from 'lucide-react/icons/file-text';
import Info from 'lucide-react/icons/info';
import Keyboard from 'lucide-react/icons/keyboard';
import Lock from 'lucide-react/icons/lock';
import LogOut from 'lucide-react/icons/log-out';
import Magnet from 'lucide-react/icons/magnet';
import Mail from 'lucide-react/icons/mail';
import Menu from 'lucide-react/icons/menu';
import Merge from 'lucide-react/icons/merge';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import PenLine from 'lucide-react/icons/pen-line';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Quote from 'lucide-react/icons/quote';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Search from 'lucide-react/icons/search';
import Send from 'lucide-react/icons/send';
import SkipForward from 'lucide-react/icons/skip-forward';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Sparkles from 'lucide-react/icons/sparkles';
import SquareArrowOutUpRight from 'lucide-react/icons/square-arrow-out-up-right';
import Sun from 'lucide-react/icons/sun';
import Trash2 from 'lucide-react/icons/trash-2';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import UserPlus from 'lucide-react/icons/user-plus';
import WandSparkles from 'lucide-react/icons/wand-sparkles';
import X from 'lucide-react/icons/x';

/** The icons of the product, each with the one thing it stands for. A check compares them with those that the code imports. */
const meanings = [
  ['arrow-down', ArrowDown, 'Moves an item of a list down'],
  ['arrow-left', ArrowLeft, 'Back, in the footer'],
  ['arrow-left-right', ArrowLeftRight, 'Another workspace, in the menu of the person'],
  ['arrow-right', ArrowRight, 'On to the next page, in the footer'],
  ['arrow-up', ArrowUp, 'Moves an item of a list up'],
  ['book-open', BookOpen, 'Opens the brief of a content idea'],
  ['bookmark', Bookmark, 'Saved views of a list'],
  ['chart-pie', ChartPie, 'The type of a content idea'],
  ['chart-scatter', ChartScatter, 'Shows keywords as a chart'],
  ['check', Check, 'Chosen, done, or marked as sent'],
  ['chevron-down', ChevronDown, 'Opens a menu, a list or more text'],
  ['chevron-left', ChevronLeft, 'The mail before'],
  ['chevron-right', ChevronRight, 'The next mail'],
  ['chevron-up', ChevronUp, 'Closes what was opened'],
  ['circle-alert', CircleAlert, 'An error of a field, a notice or a toast'],
  ['circle-check', CircleCheck, 'Success'],
  ['circle-question-mark', CircleQuestionMark, 'An assumption to check'],
  ['cloud-off', CloudOff, 'Offline'],
  ['copy', Copy, 'Copies to the clipboard'],
  ['download', Download, 'Exports a list or a text'],
  ['file-input', FileInput, 'Imports a list'],
  ['file-text', FileText, 'The outline of a content idea'],
  ['info', Info, 'News without a judgement'],
  ['keyboard', Keyboard, 'The list of keys'],
  ['lock', Lock, 'A step that is not open yet'],
  ['log-out', LogOut, 'Logout'],
  ['magnet', Magnet, 'The inbound campaign'],
  ['mail', Mail, 'Opens a mail program'],
  ['menu', Menu, 'Navigation on a phone'],
  ['merge', Merge, 'Makes one row of several'],
  ['monitor', Monitor, 'The theme of the system'],
  ['moon', Moon, 'The dark theme'],
  ['pen-line', PenLine, 'Writes a piece'],
  ['pencil', Pencil, 'Edits'],
  ['plus', Plus, 'Adds'],
  ['quote', Quote, 'Evidence: the sentence that a claim rests on'],
  ['refresh-cw', RefreshCw, 'Reloads the page for a new version'],
  ['rotate-ccw', RotateCcw, 'Back to the earlier text'],
  ['rotate-cw', RotateCw, 'Looks at a website again'],
  ['search', Search, 'Search'],
  ['send', Send, 'The outbound campaign'],
  ['skip-forward', SkipForward, 'Leaves a mail out'],
  ['sliders-horizontal', SlidersHorizontal, 'Filters'],
  ['sparkles', Sparkles, 'Generates with the model'],
  ['square-arrow-out-up-right', SquareArrowOutUpRight, 'Opens in a new tab'],
  ['sun', Sun, 'The light theme'],
  ['trash-2', Trash2, 'Deletes'],
  ['triangle-alert', TriangleAlert, 'A warning'],
  ['user-plus', UserPlus, 'Invites a person'],
  ['wand-sparkles', WandSparkles, 'Rewrites a text with the model'],
  ['x', X, 'Closes, clears or removes'],
] as const;

/** A table of all icons, with their names. */
export const IconTable = () => (
  <table>
    <thead>
      <tr>
        <th>Icon</th>
        <th>Name</th>
        <th>What it stands for</th>
      </tr>
    </thead>
    <tbody>
      {meanings.map(([name, Icon, meaning]) => (
        <tr key={name}>
          <td>
            <Icon size={20} aria-hidden />
          </td>
          <td>
            <code>{name}</code>
          </td>
          <td>{meaning}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
