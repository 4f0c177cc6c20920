import Aim from '@ant-design/icons-svg/es/asn/AimOutlined';
import Apartment from '@ant-design/icons-svg/es/asn/ApartmentOutlined';
import Appstore from '@ant-design/icons-svg/es/asn/AppstoreOutlined';
import Audit from '@ant-design/icons-svg/es/asn/AuditOutlined';
import Bank from '@ant-design/icons-svg/es/asn/BankOutlined';
import Book from '@ant-design/icons-svg/es/asn/BookOutlined';
import Calculator from '@ant-design/icons-svg/es/asn/CalculatorOutlined';
import Calendar from '@ant-design/icons-svg/es/asn/CalendarOutlined';
import Compass from '@ant-design/icons-svg/es/asn/CompassOutlined';
import Contacts from '@ant-design/icons-svg/es/asn/ContactsOutlined';
import Container from '@ant-design/icons-svg/es/asn/ContainerOutlined';
import Control from '@ant-design/icons-svg/es/asn/ControlOutlined';
import Crown from '@ant-design/icons-svg/es/asn/CrownOutlined';
import Database from '@ant-design/icons-svg/es/asn/DatabaseOutlined';
import Desktop from '@ant-design/icons-svg/es/asn/DesktopOutlined';
import Environment from '@ant-design/icons-svg/es/asn/EnvironmentOutlined';
import Eye from '@ant-design/icons-svg/es/asn/EyeOutlined';
import FileDone from '@ant-design/icons-svg/es/asn/FileDoneOutlined';
import Folder from '@ant-design/icons-svg/es/asn/FolderOutlined';
import Form from '@ant-design/icons-svg/es/asn/FormOutlined';
import Global from '@ant-design/icons-svg/es/asn/GlobalOutlined';
import History from '@ant-design/icons-svg/es/asn/HistoryOutlined';
import Home from '@ant-design/icons-svg/es/asn/HomeOutlined';
import Idcard from '@ant-design/icons-svg/es/asn/IdcardOutlined';
import Key from '@ant-design/icons-svg/es/asn/KeyOutlined';
import LineChart from '@ant-design/icons-svg/es/asn/LineChartOutlined';
import Lock from '@ant-design/icons-svg/es/asn/LockOutlined';
import Mail from '@ant-design/icons-svg/es/asn/MailOutlined';
import PlayCircle from '@ant-design/icons-svg/es/asn/PlayCircleOutlined';
import Profile from '@ant-design/icons-svg/es/asn/ProfileOutlined';
import QuestionCircle from '@ant-design/icons-svg/es/asn/QuestionCircleOutlined';
import Read from '@ant-design/icons-svg/es/asn/ReadOutlined';
import Reconciliation from '@ant-design/icons-svg/es/asn/ReconciliationOutlined';
import Rise from '@ant-design/icons-svg/es/asn/RiseOutlined';
import SafetyCertificate from '@ant-design/icons-svg/es/asn/SafetyCertificateOutlined';
import Setting from '@ant-design/icons-svg/es/asn/SettingOutlined';
import Shop from '@ant-design/icons-svg/es/asn/ShopOutlined';
import ShoppingCart from '@ant-design/icons-svg/es/asn/ShoppingCartOutlined';
import Smile from '@ant-design/icons-svg/es/asn/SmileOutlined';
import Solution from '@ant-design/icons-svg/es/asn/SolutionOutlined';
import Tags from '@ant-design/icons-svg/es/asn/TagsOutlined';
import Team from '@ant-design/icons-svg/es/asn/TeamOutlined';
import Trophy from '@ant-design/icons-svg/es/asn/TrophyOutlined';
import UsergroupAdd from '@ant-design/icons-svg/es/asn/UsergroupAddOutlined';
import User from '@ant-design/icons-svg/es/asn/UserOutlined';
import Wallet from '@ant-design/icons-svg/es/asn/WalletOutlined';
import type { IconDefinition } from '@ant-design/icons-svg/es/types';
import type { MenuEntry } from '@trellis/contract/account/menu';
import { SvgIcon } from '../ui/svg-icon.tsx';

type Label = MenuEntry['label'];

/** What stands before each entry of the menu: drawn small, the same for the same thing on every side. */
const icons: Record<Label, IconDefinition> = {
  today: Calendar,
  subjects: Smile,
  guardians: Team,
  userContracts: FileDone,
  contractReasons: Profile,
  orders: ShoppingCart,
  staff: Idcard,
  trainingStaff: Solution,
  trainerDatabase: Database,
  contacts: Contacts,
  tags: Tags,
  courses: Book,
  courseContents: Read,
  courseCategories: Folder,
  courseWares: PlayCircle,
  teachers: User,
  mail: Mail,
  staffGroups: Apartment,
  classGroups: UsergroupAdd,
  supervisors: Eye,
  rolePolicies: SafetyCertificate,
  libraryGrants: Key,
  admins: Crown,
  people: Team,
  allSubjects: Smile,
  online: Global,
  audit: History,
  changePassword: Lock,
  coachConfiguration: Control,
  areas: Compass,
  assessments: Form,
  questionnaires: QuestionCircle,
  enterprises: Bank,
  centers: Home,
  schools: Shop,
  ownCenters: Home,
  costOverview: Wallet,
  vratProduct: Aim,
  ledger: Calculator,
  userConfiguration: Setting,
  applyExamine: Audit,
  trainingApplication: Audit,
  trainingModule: Appstore,
  qualificationMedal: Trophy,
  personalCenter: Rise,
  vratList: Reconciliation,
  vratCaseList: Container,
  vratStatistic: LineChart,
  testLocations: Environment,
  devices: Desktop,
};

export const MenuIcon = ({ label }: { label: Label }) => <SvgIcon of={icons[label]} />;
