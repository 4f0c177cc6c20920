import { BarChart, LineChart, PieChart, RadarChart, ScatterChart } from 'echarts/charts';
import { GridComponent, RadarComponent, TooltipComponent } from 'echarts/components';
import { init, setPlatformAPI, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

// only what is drawn, as SVG: the rest of ECharts is not loaded
use([BarChart, LineChart, PieChart, RadarChart, ScatterChart, GridComponent, RadarComponent, TooltipComponent, SVGRenderer]);

export { init, setPlatformAPI };
